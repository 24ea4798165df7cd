import { renderHook, waitFor } from "@testing-library/react";
import { pageDataAddress } from "../../../src/gatsby/boot/page-data";
import { useCityPage } from "../../../src/sections/home/city-page-data";

const page = { result: { data: { city: { name: "Goa" }, homePage: {}, cityListings: {}, featured: {} } } };

function answer(status: number, body: unknown) {
  const response = { ok: status < 400, status, json: () => Promise.resolve(body) };
  window.fetch = jest.fn().mockResolvedValue(response);
}

describe("home for a returning visitor (requirements 2.1)", () => {
  test("asks for nothing while no city is chosen", () => {
    answer(200, page);
    expect(renderHook(() => useCityPage(null)).result.current).toBeNull();
    expect(window.fetch).not.toHaveBeenCalled();
  });

  test.each([
    ["the page is missing", 404, {}],
    ["the answer is something else", 200, { result: { data: { city: null } } }],
    ["the answer has no result", 200, "<!doctype html>"],
  ])("gives the welcome back when %s", async (_, status, body) => {
    answer(status, body);
    const { result } = renderHook(() => useCityPage("Mumbai"));
    expect(result.current?.status).toBe("loading");
    await waitFor(() => expect(result.current?.status).toBe("failed"));
  });

  test("shows the data of the city's own page and keeps it for the visit", async () => {
    answer(200, page);
    const { result, unmount } = renderHook(() => useCityPage("Goa"));
    await waitFor(() => expect(result.current).toEqual({ status: "ready", data: page.result.data }));
    expect(window.fetch).toHaveBeenCalledWith(pageDataAddress("/city/Goa"));
    unmount();
    answer(500, {});
    expect(renderHook(() => useCityPage("Goa")).result.current?.status).toBe("ready");
    expect(window.fetch).not.toHaveBeenCalled();
  });
});
