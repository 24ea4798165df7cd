/** The admin's forms hold every field of every content file, with the rules of the schema. */
import { readFileSync } from "node:fs";
import path from "node:path";
import * as babel from "prettier/plugins/babel";
import * as estree from "prettier/plugins/estree";
import { format } from "prettier/standalone";
import { cmsConfig, formatName } from "../../../src/content/admin/cms-config";
import { type CmsField, formatRule } from "../../../src/content/admin/cms-field";
import { contentFormat } from "../../../src/content/admin/content-format";
import { contentTypes, type ContentType } from "../../../src/content/content-types";
import { isRecord } from "../../../src/lib/json-record";
import { githubAdmin } from "../../support/github-admin";
import { testContent, testContentFiles } from "../../support/test-content";

const read = (file: string) => readFileSync(path.join(testContent, file), "utf8");
const configuration = cmsConfig(githubAdmin, "https://www.example.com", read);

/** What the admin opens: the forms by the name of their file format. */
const forms = new Map<string | undefined, readonly CmsField[]>(
  configuration.collections.flatMap(({ files = [], format: name, fields = [] }) => [
    [name, fields] as const,
    ...files.map((file) => [file.format, file.fields] as const),
  ]),
);
const formOf = (type: ContentType) => forms.get(formatName(type)) ?? [];
const fieldAt = (fields: readonly CmsField[], ...names: readonly string[]): CmsField | undefined => {
  const [name, ...tail] = names;
  const field = fields.find((candidate) => candidate.name === name);
  return tail.length === 0 ? field : fieldAt(field?.fields ?? [], ...tail);
};
const formNamed = (name: string) => contentTypes.filter((type) => type.name === name).flatMap(formOf);
const listing = formNamed("Listing");

const layout = { parser: "json", printWidth: 110, plugins: [babel, estree] };

const filesOf = ({ form, path: typePath }: ContentType) =>
  form === "folder" ? testContentFiles(typePath) : [typePath];
const formatOf = (type: ContentType) => contentFormat(formatRule(type), "/data/images/");

/** Places of a value that the field of the form cannot show as they are. */
function issues(value: unknown, field: CmsField, where: string): string[] {
  if (field.widget === "list") {
    if (!Array.isArray(value)) return [`${where}: no list`];
    const item = field.field ?? {
      name: "item",
      label: "",
      widget: field.fields === undefined ? "string" : "object",
      fields: field.fields,
    };
    return value.flatMap((part: unknown, index) => issues(part, item, `${where}.${index}`));
  }
  if (field.widget === "object") {
    if (!isRecord(value)) return [`${where}: no object`];
    return issuesOfFields(value, field.fields ?? [], where);
  }
  if (field.widget === "select" && !field.options?.some((option) => option === value)) {
    return [`${where}: ${String(value)} is no option`];
  }
  if (field.pattern !== undefined && !new RegExp(field.pattern[0]).test(String(value))) {
    return [`${where}: ${String(value)} is refused`];
  }
  const kind = { number: "number", boolean: "boolean" }[field.widget] ?? "string";
  return typeof value === kind ? [] : [`${where}: no ${kind}`];
}

function issuesOfFields(
  content: Readonly<Record<string, unknown>>,
  fields: readonly CmsField[],
  where: string,
): string[] {
  const unknown = Object.keys(content).filter((name) => fields.every((field) => field.name !== name));
  const missing = fields.filter(({ name, required }) => required && !(name in content));
  return [
    ...unknown.map((name) => `${where}.${name}: no field`),
    ...missing.map(({ name }) => `${where}.${name}: required, yet missing in the file`),
    ...fields.flatMap((field) =>
      content[field.name] === undefined || content[field.name] === null
        ? []
        : issues(content[field.name], field, `${where}.${field.name}`),
    ),
  ];
}

/** What the site reads: a field that holds nothing counts as left out. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (!isRecord(value)) return value;
  const kept = Object.entries(value).filter(
    ([, part]) => part !== null && !(Array.isArray(part) && part.length === 0),
  );
  return Object.fromEntries(kept.map(([name, part]) => [name, withoutEmpty(part)]));
}

describe.each(contentTypes.map((type) => [type.path, type] as const))(
  "data/%s in the admin",
  (_path, type) => {
    const fields = formOf(type);

    test("every field of its files has a field in the form, in a form that takes its value", () => {
      expect(fields.length).toBeGreaterThan(0);
      const wrong = filesOf(type).flatMap((file) => {
        const content = formatOf(type).fromFile(read(file));
        return issuesOfFields(isRecord(content) ? content : { entries: content }, fields, file);
      });
      expect(wrong).toEqual([]);
    });

    test("opening and saving a file loses nothing, and keeps the layout of the repository", async () => {
      for (const file of filesOf(type)) {
        const { fromFile, toFile } = formatOf(type);
        const saved = toFile(fromFile(read(file)));
        const content: unknown = JSON.parse(saved);
        expect(withoutEmpty(content)).toEqual(withoutEmpty(JSON.parse(read(file))));
        const checked = type.form === "list" ? content : [content];
        if (!Array.isArray(checked)) throw new Error(`${file} holds no list`);
        for (const entry of checked) expect(type.schema.safeParse(entry).error).toBeUndefined();
        expect(await format(saved, layout)).toBe(saved);
      }
    });
  },
);

describe("a field of the form", () => {
  test("the number of an entry is given when it is saved, and nobody may change it", () => {
    for (const type of ["Listing", "Post"])
      expect(formNamed(type).find(({ name }) => name === "id")).toMatchObject({
        required: false,
        readonly: true,
      });
  });

  test("names the file of a new entry, else its title does; a renamed one gets no field of the CMS's own", () => {
    const pattern = fieldAt(listing, "slug")?.pattern;
    const slug = { template: "{{fields.slug | default('{{title}}')}}", pattern };
    const folder = { slug, aliases_field: false };
    expect(configuration.collections).toMatchObject([folder, folder, {}, {}]);
  });

  test("is required where the schema asks for a value", () => {
    const required = Object.fromEntries(listing.map((field) => [field.name, field.required]));
    expect(required).toMatchObject({ slug: true, title: true, city: true, image: true });
    expect(required).toMatchObject({ price: false, phone: false, tags: false, summary: false });
    expect(required.categories).toBe(true);
  });

  test("offers cities, categories, icons and listings", () => {
    expect(fieldAt(listing, "city")?.options).toContain("Hyderabad");
    expect(fieldAt(listing, "categories")?.field?.options).toContain("farm-land");
    const point = formNamed("WhyPoint")[0]?.fields ?? [];
    expect(fieldAt(point, "icon")?.options).toContain("shield-check");
    const home = formNamed("HomePage");
    expect(fieldAt(home, "onDemandListings")?.field).toMatchObject({
      widget: "relation",
      collection: "listings",
      value_field: "slug",
    });
  });
});

test("signing in goes through the owner's service where there is one", () => {
  const withService = { ...githubAdmin, signInOrigin: "https://sign-in.example.com" };
  const { backend } = cmsConfig(withService, "https://www.example.com", read);
  expect(backend).toHaveProperty("base_url", "https://sign-in.example.com");
});
