import { z } from "zod";
import { isRecord } from "../lib/json-record";
import { capitaliseFirst } from "../lib/text";
import { fieldMeta } from "./schemas/fields";
import { bare, elementOf, fieldsOf, helpOf, type Schema } from "./checks/schema-walk";

interface NodeType {
  readonly name: string;
  readonly shape: z.ZodObject;
  /** Entries of a list: `order` keeps their position. */
  readonly isOrdered: boolean;
  /** Its words may hold the agency's claims in braces. */
  readonly holdsClaims: boolean;
}

const docstring = (help: string | undefined, indent = "") =>
  help === undefined ? "" : `${indent}${JSON.stringify(help)}\n`;

/** A default is filled in when the node is made: null only where null is a value of its own. */
function mayBeNull(schema: Schema): boolean {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return true;
  return schema instanceof z.ZodDefault && mayBeNull(schema.unwrap());
}

/** GraphQL enums cannot hold a hyphen: "shield-check" gives "shield_check". */
function enumName(value: string): string {
  const name = value.replaceAll("-", "_");
  if (/^[_a-z]\w*$/i.test(name)) return name;
  throw new Error(`schema-to-graphql: "${value}" can be no value of an enum`);
}

/** Enum values become their names in GraphQL, as nodes hold them: a schema in words has no other values. */
export function withEnumNames(schema: Schema, value: unknown): unknown {
  const inner = bare(schema);
  if (inner instanceof z.ZodEnum) {
    return fieldMeta.get(inner)?.graphql !== "String" && typeof value === "string" ? enumName(value) : value;
  }
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.map((entry: unknown) => withEnumNames(elementOf(inner), entry));
  if (!(inner instanceof z.ZodObject) || !isRecord(value)) return value;
  const named = fieldsOf(inner)
    .filter(([field]) => field in value)
    .map(([field, fieldSchema]) => [field, withEnumNames(fieldSchema, value[field])]);
  return { ...value, ...Object.fromEntries(named) };
}

class TypeWriter {
  readonly types = new Map<string, string>();
  /** Of the node that is being written. */
  private holdsClaims = false;

  /** Without a final "!" unless its meta has one. */
  expression(schema: Schema, nameIfObject: string): string {
    const named = fieldMeta.get(schema)?.graphql;
    if (schema instanceof z.ZodObject) {
      const name = named ?? nameIfObject;
      this.define(name, `type ${name} @dontInfer`, this.fields(name, schema));
      return name;
    }
    if (schema instanceof z.ZodEnum) return this.enum(named, schema.options.map(String));
    if (named !== undefined) return named;
    if (schema instanceof z.ZodArray) {
      return `[${this.expression(bare(elementOf(schema)), nameIfObject)}!]`;
    }
    if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return "String";
    if (schema instanceof z.ZodNumber) return schema.format === "safeint" ? "Int" : "Float";
    if (schema instanceof z.ZodBoolean) return "Boolean";
    throw new Error(
      `schema-to-graphql: no GraphQL type for "${schema._zod.def.type}"; name one in fieldMeta`,
    );
  }

  private enum(name: string | undefined, values: readonly string[]): string {
    if (name === undefined)
      throw new Error(`schema-to-graphql: the enum of ${values.join(", ")} has no name`);
    if (name !== "String") this.define(name, `enum ${name}`, values.map(enumName));
    return name;
  }

  private fields(name: string, schema: z.ZodObject, withoutNames: readonly string[] = []): string[] {
    return fieldsOf(schema)
      .filter(([field]) => !withoutNames.includes(field))
      .map(([field, fieldSchema]) => {
        const inner = bare(fieldSchema);
        const type = this.expression(inner, name + capitaliseFirst(field));
        const mark = mayBeNull(fieldSchema) || type.endsWith("!") ? "" : "!";
        const directive = this.directive(inner, type);
        return `${docstring(helpOf(fieldSchema), "  ")}  ${field}: ${type}${mark} ${directive ?? ""}`.trimEnd();
      });
  }

  private directive(schema: Schema, type: string): string | undefined {
    if (/\bPicture\b/.test(type)) return "@picture";
    const text = schema instanceof z.ZodArray ? bare(elementOf(schema)) : schema;
    const words = this.holdsClaims ? fieldMeta.get(text)?.words : undefined;
    if (words !== undefined) return words === "html" ? "@claims(inHtml: true)" : "@claims";
    return fieldMeta.get(schema)?.directive;
  }

  private define(name: string, head: string, fields: readonly string[]): void {
    const definition = `${head} {\n${fields.join("\n")}\n}`;
    const known = this.types.get(name);
    if (known !== undefined && known !== definition) {
      throw new Error(`schema-to-graphql: two different types have the name ${name}`);
    }
    this.types.set(name, definition);
  }

  node({ name, shape, isOrdered, holdsClaims }: NodeType): void {
    this.holdsClaims = holdsClaims;
    const fields = this.fields(name, shape, ["$schema", "id"]);
    if (isOrdered) fields.push('  "Position in the file, from 0."\n  order: Int!');
    if ("id" in shape.shape) fields.push('  "The entry\'s own id."\n  entryId: String!');
    this.define(name, `${docstring(shape.description)}type ${name} implements Node @dontInfer`, fields);
  }
}

/** Of all nodes, with a text id as `entryId`. Throws where a schema has no counterpart or two types share a name. */
export function graphqlTypesOf(nodes: readonly NodeType[]): string {
  const writer = new TypeWriter();
  for (const node of nodes) writer.node(node);
  return [...writer.types.values()].join("\n\n");
}
