import { memoizeImages } from "../../../src/content/graphql";

test("each image size of a picture is worked out once", () => {
  let resolve: (...args: readonly unknown[]) => unknown = () => undefined;
  const createResolvers = (types: { ImageSharp: { gatsbyImageData: { resolve: typeof resolve } } }) => {
    ({ resolve } = types.ImageSharp.gatsbyImageData);
  };
  Reflect.apply(memoizeImages, undefined, [{ createResolvers }]);
  const originalResolver = jest.fn((_picture: unknown, args: unknown) => args);
  const ask = (contentDigest: string, width: number) =>
    resolve({ parent: "File 1", internal: { contentDigest } }, { width }, {}, { originalResolver });
  expect([ask("a", 640), ask("a", 640)]).toEqual([{ width: 640 }, { width: 640 }]);
  expect(originalResolver).toHaveBeenCalledTimes(1);
  ask("a", 320);
  ask("b", 640);
  expect(originalResolver).toHaveBeenCalledTimes(3);
});
