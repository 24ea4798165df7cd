import { act, render, screen } from "@testing-library/react";
import { useAddressQuery, writeAddressQuery } from "../../../src/features/search/filters/address-query";

function Query({ path = "/list" }) {
  return <p>{useAddressQuery(path)}</p>;
}
const type = (q: string) => act(() => writeAddressQuery(new URLSearchParams({ q }), "replace"));

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, "", "/list");
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe("a browser that refuses to write the address so often, as Safari does", () => {
  const refuse = () =>
    jest.spyOn(window.history, "replaceState").mockImplementation(() => {
      throw new DOMException("more than 100 times per 30 seconds", "SecurityError");
    });

  test("loses no letter, and the address follows once it may", () => {
    render(<Query />);
    const refusal = refuse();
    type("vil");
    expect(screen.getByText("?q=vil")).toBeVisible();
    type("villa");
    expect(screen.getByText("?q=villa")).toBeVisible();
    expect(window.location.search).toBe("");
    refusal.mockRestore();
    act(() => jest.runOnlyPendingTimers());
    expect(window.location.search).toBe("?q=villa");
    expect(screen.getByText("?q=villa")).toBeVisible();
  });

  test("never writes it onto the page that has been gone to since", () => {
    render(<Query />);
    const refusal = refuse();
    type("villa");
    refusal.mockRestore();
    window.history.pushState(null, "", "/other");
    render(<Query path="/other" />);
    expect(screen.queryAllByText("?q=villa")).toHaveLength(1);
    act(() => jest.runOnlyPendingTimers());
    expect(window.location.search).toBe("");
  });
});
