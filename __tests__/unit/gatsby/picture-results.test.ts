import { rememberPictures } from "../../../src/gatsby/data/picture-results";

type Resolve = (picture: object, args: object, context: object, info: object) => Promise<unknown>;

const picture = (digest: string) => ({ parent: "File 1", internal: { contentDigest: digest } });

/** The resolver that the site gives Gatsby for a picture's sizes. */
function givenResolver(field: unknown = { resolve: jest.fn() }): Resolve {
  let given: Resolve | undefined;
  const createResolvers = (types: { ImageSharp: { gatsbyImageData: { resolve: Resolve } } }) => {
    given = types.ImageSharp.gatsbyImageData.resolve;
  };
  const intermediateSchema = {
    getType: (name: string) =>
      name === "ImageSharp" ? { getFields: () => ({ gatsbyImageData: field }) } : undefined,
  };
  Reflect.apply(rememberPictures, undefined, [{ createResolvers, intermediateSchema }]);
  if (given === undefined) throw new Error("no resolver was given");
  return given;
}

test("each image size of a picture is worked out once", async () => {
  const resolve = givenResolver();
  const originalResolver = jest.fn((_picture: unknown, args: unknown) => Promise.resolve(args));
  const ask = (digest: string, width: number) =>
    resolve(picture(digest), { width }, {}, { originalResolver });
  expect(await ask("a", 640)).toEqual({ width: 640 });
  expect(await ask("a", 640)).toEqual({ width: 640 });
  expect(originalResolver).toHaveBeenCalledTimes(1);
  await ask("a", 320);
  await ask("b", 640);
  expect(originalResolver).toHaveBeenCalledTimes(3);
});

describe("the build stops when the picture resolver is another one:", () => {
  test.each([
    ["no such field", () => givenResolver(null)],
    ["a field without a resolver", () => givenResolver({})],
    ["no schema", () => void Reflect.apply(rememberPictures, undefined, [{ intermediateSchema: {} }])],
    ["no original resolver", () => givenResolver()(picture("a"), {}, {}, {})],
    ["another kind of node", () => givenResolver()({ id: "1" }, {}, {}, { originalResolver: jest.fn() })],
  ])("%s", (_, act) => {
    expect(act).toThrow(`"picture resolver" no longer holds`);
  });
});
