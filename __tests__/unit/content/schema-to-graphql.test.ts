import { z } from "zod";
import { graphqlTypesOf } from "../../../src/content/schema-to-graphql";
import {
  fieldMeta,
  html,
  isoDate,
  keyName,
  line,
  oneOf,
  picture,
  prose,
  title,
  completed,
} from "../../../src/content/schemas/fields";

/** The lines of the type of a node with these fields, without docstrings. */
function typeOf(shape: z.ZodRawShape, isOrdered = false): string[] {
  const { objects } = graphqlTypesOf([{ name: "Home", schema: z.object(shape), isOrdered }]);
  return objects.split("\n").filter((text) => !text.trim().startsWith('"'));
}

const link = z.object({ url: z.string() }).register(fieldMeta, { graphql: "Link" });

test("a required field is never null, an optional one may be", () => {
  expect(typeOf({ title: line("Name."), note: line("Note.").optional() })).toEqual([
    "type Home implements Node @dontInfer {",
    "  title: String!",
    "  note: String",
    "}",
  ]);
});

test("numbers, dates, pictures, objects and lists of them have their types and directives", () => {
  const fields = typeOf({
    count: z.int(),
    share: z.number(),
    isNew: z.boolean(),
    day: isoDate("Day."),
    cover: picture("Cover."),
    gallery: z.array(picture("A picture.")),
    links: z.array(link),
  });
  expect(fields).toEqual(
    expect.arrayContaining([
      "  count: Int!",
      "  share: Float!",
      "  isNew: Boolean!",
      "  day: Date! @dateformat",
      "  cover: Picture! @picture",
      "  gallery: [Picture!]! @picture",
      "  links: [Link!]!",
      "type Link @dontInfer {",
      "  url: String!",
    ]),
  );
});

test("words of a node that holds claims are filled in, in HTML escaped; names and other nodes' words are not", () => {
  const shape = { key: keyName("Key."), title: title("Title."), answers: z.array(prose("An answer.")) };
  const schema = z.object({ ...shape, text: html("Text."), note: line("Note.").optional() });
  const fieldsOf = (holdsClaims: boolean) =>
    graphqlTypesOf([{ name: "Page", schema, isOrdered: false, holdsClaims }]).objects;
  for (const field of [
    "key: String!\n",
    "title: String! @claims\n",
    "answers: [String!]! @claims\n",
    "text: String! @claims(inHtml: true)\n",
    "note: String @claims\n",
  ]) {
    expect(fieldsOf(true)).toContain(field);
  }
  expect(fieldsOf(false)).not.toContain("@claims");
});

describe("a closed set", () => {
  const enumsOf = (shape: z.ZodRawShape) =>
    graphqlTypesOf([{ name: "Home", schema: z.object(shape), isOrdered: false }]).enums;

  test("is an enum of its name, once however many fields have it", () => {
    const icons = () => oneOf("Icon", ["key", "map-pin"], "Icon.");
    expect(typeOf({ icon: icons(), icons: z.array(icons()) })).toEqual(
      expect.arrayContaining(["  icon: Icon!", "  icons: [Icon!]!"]),
    );
    expect(enumsOf({ icon: icons(), icons: z.array(icons()) })).toEqual([
      { name: "Icon", values: { key: { value: "key" }, map_pin: { value: "map_pin" } } },
    ]);
  });

  test("without a name stops the build", () => {
    expect(() => typeOf({ kind: z.enum(["a", "b"]) })).toThrow("the enum of a, b has no name");
  });
});

test("a schema without a counterpart in GraphQL stops the build", () => {
  expect(() => typeOf({ any: z.tuple([z.string()]) })).toThrow('no GraphQL type for "tuple"');
});

describe("fields of a content file as its node has them", () => {
  const shape = completed({
    title: line("Name."),
    note: line("A note.").optional(),
    names: z.array(line("A name.")).optional(),
    isNew: z.boolean().optional(),
    phone: line("Number.").nullable().optional(),
  });

  test("what is left out is null, an empty list or false", () => {
    expect(z.object(shape).parse({ title: "Lake House" })).toEqual({
      title: "Lake House",
      note: null,
      names: [],
      isNew: false,
      phone: null,
    });
  });
});
