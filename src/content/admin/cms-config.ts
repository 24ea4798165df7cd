import { routes } from "../../config/routes";
import { contentTypes, type ContentType } from "../content-types";
import { definedNames, type DefinedNames, jsonSchemaFileName, namesFor } from "../json-schemas";
import { maxKeptSide } from "../check-pictures";
import { cmsFields, labelOf, type CmsField, listingSections } from "./cms-field";
import type { Environment } from "../../config/environment";

/** What the admin opens (https://sveltiacms.app/en/docs/collections): a folder, or a list of single files. */
interface CmsFile {
  readonly format: string;
  readonly fields: readonly CmsField[];
  readonly [setting: string]: unknown;
}

interface CmsCollection extends Partial<CmsFile> {
  readonly files?: readonly CmsFile[];
}

/** "SiteFacts" gives "site-facts". */
export const formatName = (type: ContentType): string => jsonSchemaFileName(type).replace(/\.json$/, "");

/** A file may name its schema for code editors; the field is kept and hidden. */
function schemaLine(type: ContentType): CmsField[] {
  if (!("$schema" in type.schema.shape)) return [];
  const up = type.form === "folder" || type.path.includes("/") ? "../" : "./";
  const target = `${up}schemas/${jsonSchemaFileName(type)}`;
  return [{ name: "$schema", label: "Schema", widget: "hidden", default: target }];
}

/** Ids are given at the first save (`newEntry`); slugs are typed once (`savedAgain`). Neither can be changed. */
const withGivenId = (field: CmsField): CmsField => {
  const hint = `${field.hint ?? ""} Left empty, it is made of the title. It stays once it is saved: to rename, use Edit Slug in the menu.`;
  if (field.name === "slug") return { ...field, hint };
  return field.name === "id" ? { ...field, required: false, readonly: true } : field;
};

function inSections(fields: readonly CmsField[]): CmsField[] {
  return listingSections.flatMap(({ name, label, hint, fields: names }) => [
    { name, label, hint, widget: "section", required: false },
    ...names.flatMap((fieldName) => fields.filter((field) => field.name === fieldName)),
  ]);
}

function fieldsOf(type: ContentType, names: DefinedNames): CmsField[] {
  const all = cmsFields(type.schema, namesFor(type, names)).map((field) =>
    type.form === "folder" ? withGivenId(field) : field,
  );
  const fields = type.name === "Listing" ? inSections(all) : all;
  if (type.form !== "list") return [...schemaLine(type), ...fields];
  return [
    { name: "entries", label: labelOf(type.name), widget: "list", root: true, collapsed: true, fields },
  ];
}

const previewPaths: Readonly<Record<string, string>> = {
  Listing: routes.listing("{{slug}}"),
  Post: "/blog/{{fields.id}}",
  HomePage: routes.home,
  AboutPage: routes.about,
  ContactPage: routes.contact,
  WishlistTexts: routes.wishlist,
  CompareTexts: routes.compare,
  ShortlistTexts: routes.shortlist,
  BlogTexts: routes.blogs,
};

function folderOf(type: ContentType, names: DefinedNames): CmsCollection {
  const fields = fieldsOf(type, names);
  const pattern = fields.find(({ name }) => name === "slug")?.pattern;
  return {
    name: type.path,
    label: `${labelOf(type.name)}s`,
    label_singular: labelOf(type.name),
    folder: `data/${type.path}`,
    create: true,
    // Saved homes and shared links need an answer; a listing's `state` marks it as gone.
    delete: false,
    slug: { template: "{{fields.slug | default('{{title}}')}}", pattern },
    aliases_field: false, // A renamed home has its old slug in `formerSlugs`.
    summary: "{{title}}",
    preview_path: previewPaths[type.name],
    extension: "json",
    format: formatName(type),
    fields,
  };
}

const fileOf = (type: ContentType, names: DefinedNames): CmsFile => ({
  name: formatName(type),
  label: `${labelOf(type.name)} (${type.path})`,
  file: `data/${type.path}`,
  format: formatName(type),
  fields: fieldsOf(type, names),
  preview_path: previewPaths[type.name],
});

/** Before they leave the browser, pictures are turned upright, shrunk and freed of place and device. */
const uploads = {
  max_file_size: 40 * 1024 * 1024,
  slugify_filename: true,
  transformations: { raster_image: { format: "webp", quality: 85, width: maxKeptSide, height: maxKeptSide } },
};

/** To be written as JSON; `origin` is that of the published site. */
export function cmsConfig(settings: AdminSettings, origin: string, read: (file: string) => string) {
  const { backend: name, repository: repo, branch, signInOrigin } = settings;
  const access = signInOrigin === undefined ? { auth_methods: ["token"] } : { base_url: signInOrigin };
  const names = definedNames(read);
  const files = contentTypes.filter(({ form }) => form !== "folder");
  const pages = files.filter(({ path }) => path.startsWith("pages/"));
  const siteFiles = files.filter((type) => !pages.includes(type));
  const collections: readonly CmsCollection[] = [
    ...contentTypes.filter(({ form }) => form === "folder").map((type) => folderOf(type, names)),
    { name: "pages", label: "Pages", files: pages.map((type) => fileOf(type, names)) },
    { name: "site", label: "Site", files: siteFiles.map((type) => fileOf(type, names)) },
  ];
  return {
    backend: { name, repo, branch, ...access },
    site_url: origin,
    media_folder: "data/images",
    public_folder: "/data/images",
    slug: { encoding: "ascii", clean_accents: true },
    publish_mode: "editorial_workflow",
    media_libraries: { default: { config: uploads }, stock_assets: { providers: [] } },
    editor: { preview: false },
    collections,
  };
}

export interface AdminSettings {
  readonly backend: "github" | "gitlab";
  /** "owner/name"; GitLab also has groups within groups. */
  readonly repository: string;
  readonly branch: string;
  /** Of the owner's sign-in service; without it editors sign in with an access token. */
  readonly signInOrigin: string | undefined;
}

/** What the admin requests in the browser: the repository, and the status page of its host. */
export const backendOrigins: Readonly<Record<AdminSettings["backend"], readonly string[]>> = {
  github: ["https://api.github.com", "https://www.githubstatus.com"],
  gitlab: ["https://gitlab.com", "https://status-api.hostedstatus.com"],
};

/** From `ADMIN_REPOSITORY` and its companions in `.env.example`; undefined means no admin. Throws on a bad value. */
export function adminSettings(environment: Environment): AdminSettings | undefined {
  const read = (name: string) => environment[name]?.trim() || undefined;
  const demand = (name: string, value: string, form: RegExp, example: string) => {
    if (!form.test(value)) throw new Error(`${name} is "${value}"; write ${example}, or leave it out`);
    return value;
  };
  const repository = read("ADMIN_REPOSITORY");
  if (repository === undefined) return undefined;
  const backend = read("ADMIN_BACKEND") ?? "github";
  if (backend !== "github" && backend !== "gitlab")
    throw new Error(`ADMIN_BACKEND is "${backend}"; write github or gitlab`);
  const signIn = read("ADMIN_SIGN_IN_ORIGIN");
  return {
    backend,
    repository: demand("ADMIN_REPOSITORY", repository, /^[\w.-]+(\/[\w.-]+)+$/, "owner/name"),
    branch: demand("ADMIN_BRANCH", read("ADMIN_BRANCH") ?? "main", /^[\w./-]+$/, "a branch such as main"),
    signInOrigin:
      signIn &&
      demand("ADMIN_SIGN_IN_ORIGIN", signIn, /^https:\/\/[\w.-]+(:\d+)?$/, "https://sign-in.example.com"),
  };
}
