import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DeleteMyData } from "../../../src/features/privacy/delete-my-data";

const local = [
  "wishlist",
  "selectedCity",
  "propertyEnquiries",
  "cityPickerSeen",
  "contact_last_submit_time",
  "comments_post_1",
  "recentlyViewed",
];
const session = ["enquiry-draft:contact", "enquiry-draft:property:Orchard Row", "conversions-reported"];

const press = () => userEvent.click(screen.getByRole("button", { name: "Delete my data on this device" }));

afterEach(() => jest.restoreAllMocks());

describe("Delete my data on this device (decision D7)", () => {
  test("removes every key of specification 3 and ours, leaves others alone, and says so", async () => {
    for (const key of local) localStorage.setItem(key, "x");
    for (const key of session) sessionStorage.setItem(key, "x");
    localStorage.setItem("of-someone-else", "x");
    const changes: (string | null)[] = [];
    window.addEventListener("storage", ({ key }) => changes.push(key));

    render(<DeleteMyData />);
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    await press();
    expect(Object.keys(localStorage)).toEqual(["of-someone-else"]);
    expect(Object.keys(sessionStorage)).toEqual([]);
    expect(changes).toEqual([null]);
    expect(screen.getByRole("status")).toHaveTextContent("Done.");
  });

  test("says so where the browser refuses its storage", async () => {
    jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    render(<DeleteMyData />);
    await press();
    expect(screen.getByRole("status")).toHaveTextContent(/^Your browser does not let this page/);
  });
});
