import { denseSizes } from "../../../src/ui/picture-sizes";

test.each([
  ["100vw", "(min-resolution: 2.5dppx) calc(100vw / 1.4), 100vw"],
  ["max(100vw, 412px)", "(min-resolution: 2.5dppx) calc(max(100vw, 412px) / 1.4), max(100vw, 412px)"],
  [
    "(min-width: 640px) max(100vw, 569px), calc((100vw - 32px) * 1.125)",
    "(min-width: 640px) max(100vw, 569px), (min-resolution: 2.5dppx) calc(calc((100vw - 32px) * 1.125) / 1.4), calc((100vw - 32px) * 1.125)",
  ],
])("a phone of high density asks for %s as one of density two does", (sizes, dense) => {
  expect(denseSizes(sizes)).toBe(dense);
});
