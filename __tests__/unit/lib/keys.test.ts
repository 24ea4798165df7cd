import { isPlainClick } from "../../../src/lib/keys";

const click = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

test("a click of the first button with no key held is plain", () => {
  expect(isPlainClick(click)).toBe(true);
});

test.each([{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
  "%j opens a tab or window, or saves",
  (part) => {
    expect(isPlainClick({ ...click, ...part })).toBe(false);
  },
);
