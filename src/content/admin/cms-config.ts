import { routes } from "../../config/routes";
import { categoryWords } from "../checks/listing-words";
import { contentTypes, type ContentType } from "../content-types";
import { definedNames, type DefinedNames, type ReadContent, jsonSchemaFileName } from "../json-schemas";
import { maxKeptSide } from "../pictures/check-pictures";
import type { AdminSettings } from "./admin-settings";
import { cmsFields, labelOf, type CmsField } from "./cms-field";
import { listingSections } from "./listing-sections";

interface CmsFile {
  readonly name: string;
  readonly label: string;
  readonly file: string;
  readonly format: string;
  readonly fields: readonly CmsField[];
  readonly preview_path?: string;
}

interface CmsCollection {
  readonly name: string;
  readonly label: string;
  readonly label_singular?: string;
  readonly folder?: string;
  readonly create?: boolean;
  readonly delete?: boolean;
  readonly slug?: string;
  readonly identifier_field?: string;
  readonly extension?: "json";
  readonly format?: string;
  readonly summary?: string;
  readonly fields?: readonly CmsField[];
  readonly files?: readonly CmsFile[];
  readonly preview_path?: string;
}

/** "SiteFacts" gives "site-facts". */
export function formatName(type: ContentType): string {
  return jsonSchemaFileName(type).replace(/\.json$/, "");
}

/** A file may name its schema for code editors; the field is kept and hidden. */
function schemaLine(type: ContentType): CmsField[] {
  if (!("$schema" in type.schema.shape)) return [];
  const up = type.form === "folder" || type.path.includes("/") ? "../" : "./";
  const target = `${up}schemas/${jsonSchemaFileName(type)}`;
  return [{ name: "$schema", label: "Schema", widget: "hidden", default: target }];
}

/** Ids are given at the first save (`newEntry`); slugs are typed once (`savedAgain`). Neither can be changed. */
const withGivenId = (field: CmsField): CmsField => {
  if (field.name === "slug")
    return {
      ...field,
      hint: `${field.hint ?? ""} It stays once it is saved: to rename, use Edit Slug in the menu.`,
    };
  return field.name === "id" ? { ...field, required: false, readonly: true } : field;
};

function inSections(fields: readonly CmsField[]): CmsField[] {
  return listingSections.flatMap(({ name, label, hint, fields: names }) => [
    { name, label, hint, widget: "section", required: false },
    ...names.flatMap((fieldName) => fields.filter((field) => field.name === fieldName)),
  ]);
}

function fieldsOf(type: ContentType, names: DefinedNames): CmsField[] {
  // Listings may name categories in other spellings, and some that have no page.
  const known = type.name === "Listing" ? { ...names, category: categoryWords(names.category) } : names;
  const all = cmsFields(type.schema, known).map((field) =>
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

const folderLabels: Readonly<Record<string, Pick<CmsCollection, "label" | "label_singular">>> = {
  Listing: { label: "Listings", label_singular: "Listing" },
  Post: { label: "Posts", label_singular: "Post" },
};

function folderOf(type: ContentType, names: DefinedNames): CmsCollection {
  return {
    name: type.path,
    ...(folderLabels[type.name] ?? { label: labelOf(type.name) }),
    folder: `data/${type.path}`,
    create: true,
    // Saved homes and shared links need an answer; a listing's `state` says that it is gone.
    delete: false,
    slug: `{{fields.${type.key ?? "slug"}}}`,
    identifier_field: "title",
    summary: "{{title}}",
    ...(previewPaths[type.name] === undefined ? {} : { preview_path: previewPaths[type.name] }),
    extension: "json",
    format: formatName(type),
    fields: fieldsOf(type, names),
  };
}

function filesOf(
  name: string,
  label: string,
  types: readonly ContentType[],
  names: DefinedNames,
): CmsCollection {
  return {
    name,
    label,
    files: types.map((type) => ({
      name: formatName(type),
      label: labelOf(type.name),
      file: `data/${type.path}`,
      format: formatName(type),
      fields: fieldsOf(type, names),
      ...(previewPaths[type.name] === undefined ? {} : { preview_path: previewPaths[type.name] }),
    })),
  };
}

/** Before they leave the browser, pictures are turned upright, shrunk and freed of place and device. */
const uploads = {
  max_file_size: 40 * 1024 * 1024,
  slugify_filename: true,
  transformations: { raster_image: { format: "webp", quality: 85, width: maxKeptSide, height: maxKeptSide } },
};

function backendOf({ backend, repository, branch, signInOrigin }: AdminSettings) {
  return {
    name: backend,
    repo: repository,
    branch,
    ...(signInOrigin === undefined ? { auth_methods: ["token"] } : { base_url: signInOrigin }),
  };
}

/** To be written as JSON; `origin` is that of the published site. */
export function cmsConfig(settings: AdminSettings, origin: string, read: ReadContent) {
  const names = definedNames(read);
  const folders = contentTypes.filter(({ form }) => form === "folder");
  const files = contentTypes.filter(({ form }) => form !== "folder");
  const isPage = ({ path }: ContentType) => path.startsWith("pages/");
  const pages = files.filter(isPage);
  const others = files.filter((type) => !isPage(type));
  const collections: readonly CmsCollection[] = [
    ...folders.map((type) => folderOf(type, names)),
    filesOf("pages", "Pages", pages, names),
    filesOf("site", "Site", others, names),
  ];
  return {
    backend: backendOf(settings),
    site_url: origin,
    media_folder: "data/images",
    public_folder: "/data/images",
    publish_mode: "editorial_workflow",
    media_libraries: { default: { config: uploads }, stock_assets: { providers: [] } },
    editor: { preview: false },
    collections,
  };
}
