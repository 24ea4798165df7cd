import { renderHook, waitFor } from "@testing-library/react";
import { useChosenCityHome } from "../../../src/shell/use-chosen-city-home";

const page = { result: { data: { city: { name: "Goa" }, homePage: {}, cityListings: {}, featured: {} } } };
const ChosenCityHome = () => null;
let isBundleThere = false;

jest.mock("../../../src/shell/chosen-city-home", () => {
  if (!isBundleThere) throw new Error("The chunk cannot be loaded");
  return { ChosenCityHome };
});

beforeEach(() => {
  window.fetch = jest.fn().mockResolvedValue({ ok: true, json: () => Promise.resolve(page) });
});

test("asks for nothing while no city is chosen", () => {
  expect(renderHook(() => useChosenCityHome(null)).result.current).toBeNull();
  expect(window.fetch).not.toHaveBeenCalled();
});

test("gives the welcome back when the home's chunk cannot be loaded, and tries again for another city", async () => {
  const { result, rerender } = renderHook((city: string) => useChosenCityHome(city), { initialProps: "Goa" });
  expect(result.current?.status).toBe("loading");
  await waitFor(() => expect(result.current?.status).toBe("failed"));
  isBundleThere = true;
  rerender("Mumbai");
  await waitFor(() => expect(result.current?.status).toBe("ready"));
});

test("once fetched it is there at once", () => {
  const { result } = renderHook(() => useChosenCityHome("Goa"));
  expect(result.current).toEqual({ status: "ready", Home: ChosenCityHome, data: page.result.data });
});
