/** GraphQL gives texts with the agency's claims filled in (docs/decisions/content.md). */
import type { CreateSchemaCustomizationArgs } from "gatsby";
import { registerClaims } from "../../../src/content/directives";

const site = {
  trustedSince: 2024,
  claims: {
    experience: "13 years",
    blogExperience: "14 years",
    banks: "144+ & more",
    reply: "within one business day",
  },
};

interface Extension {
  extend(options: { inHtml: boolean }): {
    resolve(source: unknown, args: unknown, context: unknown, info: { fieldName: string }): unknown;
  };
}

/** What the field `text` of a node resolves to. */
function resolved(text: unknown, inHtml = false): unknown {
  const createFieldExtension = jest.fn<void, [Extension]>();
  const args: Partial<CreateSchemaCustomizationArgs> = {};
  Object.assign(args, { actions: { createFieldExtension } });
  Reflect.apply(registerClaims, undefined, [args]);
  const [[extension] = []] = createFieldExtension.mock.calls;
  const context = { nodeModel: { findOne: () => Promise.resolve(site) } };
  return extension?.extend({ inHtml }).resolve({ text }, {}, context, { fieldName: "text" });
}

test("names of claims in braces become the claims of site.json", async () => {
  await expect(resolved("From {banks} banks, trusted since {trustedSince}; we reply {reply}.")).resolves.toBe(
    "From 144+ & more banks, trusted since 2024; we reply within one business day.",
  );
});

test("so they do in a list of texts", async () => {
  await expect(resolved(["{experience} of it", "nothing"])).resolves.toEqual(["13 years of it", "nothing"]);
});

test("in HTML a claim stays text", async () => {
  await expect(resolved("<p>{banks}</p>", true)).resolves.toBe("<p>144+ &amp; more</p>");
});

test("other names in braces, and texts without any, are given as they are", () => {
  expect(resolved("{count} homes in {city}")).toBe("{count} homes in {city}");
  expect(resolved("None.")).toBe("None.");
  expect(resolved(null)).toBeNull();
});
