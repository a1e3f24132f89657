// Writes docs/records.md: the fields of every kind of record, from the schemas in shared/records and the comments in
// them. npm run records:docs. A test fails if the page is not what the schemas say.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';
import * as z from 'zod';

import {
  hasDerivedId,
  isSingle,
  RECORD_TYPES,
  RECORDS,
  type RecordType,
} from '#shared/records/index';
import { localDateTimeSchema, localDaySchema } from '#shared/records/local-date-time';
import { analysisSchema, mealItemSchema } from '#shared/records/meal-item';
import { NUTRIENT_UNITS, NUTRIENTS, nutrientsSchema } from '#shared/records/nutrients';

export const PAGE = path.resolve(__dirname, '../docs/records.md');
const RECORD_FILES = path.resolve(__dirname, '../shared/records');

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  $schema?: string;
}

/** Parts that many kinds have, each with its file: described once. */
const PARTS: readonly (readonly [name: string, schema: z.ZodType, file: string, root: string])[] = [
  ['analysis', analysisSchema, 'meal-item.ts', 'analysisSchema'],
  ['item', mealItemSchema, 'meal-item.ts', 'mealItemSchema'],
];

/** Texts of a form that a JSON Schema does not tell. */
const FORMS = new Map<unknown, string>([
  [localDateTimeSchema, 'local date and time'],
  [localDaySchema, 'day, such as `2026-11-29`'],
]);

const schemaOf = (schema: z.ZodType): Schema => {
  const described = z.toJSONSchema(schema, {
    unrepresentable: 'any',
    io: 'input',
    reused: 'inline',
    override: ({ zodSchema, jsonSchema }) => {
      const form = FORMS.get(zodSchema);
      if (form !== undefined) jsonSchema.format = form;
    },
  }) as Schema;
  delete described.$schema;
  return described;
};

const identity = (schema: Schema) => JSON.stringify(schema);
const partNames = new Map([
  ...PARTS.map(([name, schema]) => [identity(schemaOf(schema)), name] as const),
  [identity(schemaOf(nutrientsSchema)), 'nutrients'] as const,
]);

/** The page as Markdown, with tables that are not aligned yet. */
export function recordsPage(): string {
  return [
    HEAD,
    ...RECORD_TYPES.map(kindSection),
    '## Parts of several kinds',
    ...PARTS.map(([name, schema, ...at]) =>
      section(`### ${name}`, table(schemaOf(schema), commentsIn(...at))),
    ),
    section('### nutrients', nutrientWords()),
  ].join('\n\n');
}

const HEAD = `# Records

The fields that devices write, by kind of record, for people who write another client. Made from the schemas in
\`shared/records\` with \`npm run records:docs\`. How records sync is in [the sync protocol](sync-protocol.md).

A new record needs every field that is not optional, and a change only the changed ones. Text is trimmed (an order mark at
its start, too), and a nutrient that is left out becomes \`null\`. A local date and time is \`2026-11-29T12:30\`, wall-clock time
without a zone. Numbers are what JSON has, without \`NaN\`. Ids are lower-case UUIDs. In an id that is derived, the key is put
behind the kind and a space (\`dayMark 2026-11-29\`): the id has the first 16 bytes of the SHA-256 of that UTF-8 text, with
version 8 and the variant set. Another client that makes such a record under another id makes a second one.`;

function nutrientWords(): string {
  const known = NUTRIENTS.map((nutrient) => `\`${nutrient}\` (${NUTRIENT_UNITS[nutrient]})`);
  return `Each a number in its unit, 0 to 1000000, or null for unknown: ${known.join(', ')}. A name that is not known is kept.`;
}

function kindSection(type: RecordType): string {
  const { client } = RECORDS[type];
  return section(
    `## ${type}`,
    `${idWords(type)}\n\n${table(schemaOf(client), commentsIn(fileOf(type), 'clientFields'))}`,
  );
}

function section(title: string, text: string): string {
  return `${title}\n\n${text}`;
}

function idWords(type: RecordType): string {
  if (isSingle(type)) return "One per user, under the user's id.";
  if (!hasDerivedId(type)) return 'Any new id.';
  const comment = commentsIn(fileOf(type), `${type}Kind`)('derivedId') ?? '';
  if (comment === '') throw new Error(`${fileOf(type)} has to say what the id is derived from.`);
  return `The id is derived ${comment.replace(/^From/, 'from')}`;
}

/** foodMemory is in food-memory.ts. */
function fileOf(type: string): string {
  return `${type.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;
}

function table(schema: Schema, comment: Comments): string {
  const rows = rowsOf(schema, '').map(
    ([field, what]) => `| \`${field}\` | ${what} | ${comment(field.replaceAll('[]', '')) ?? ''} |`,
  );
  return ['| field | value | meaning |', '| --- | --- | --- |', ...rows].join('\n');
}

type Row = readonly [field: string, value: string];

/** A row for each field, those inside of others included. */
function rowsOf(schema: Schema, within: string): Row[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, value]): Row[] => {
    const optional = schema.required?.includes(name) === true ? '' : ', optional';
    const field = within + name;
    return [[field, valueWords(value) + optional], ...innerRows(value, field)];
  });
}

function innerRows(value: Schema, field: string): Row[] {
  if (partNames.has(identity(value))) return [];
  if (value.items) return innerRows(value.items, `${field}[]`);
  const kinds = value.anyOf ?? value.oneOf;
  if (kinds) return kinds.flatMap((one) => innerRows(one, field));
  return value.properties ? rowsOf(value, `${field}.`) : [];
}

function valueWords(value: Schema): string {
  const part = partNames.get(identity(value));
  if (part !== undefined) return `[${part}](#${part})`;
  const kinds = value.anyOf ?? value.oneOf;
  if (kinds) return [...new Set(kinds.map(valueWords))].join(' or ');
  const values = value.const === undefined ? value.enum : [value.const];
  if (values) return values.map((one) => `\`${JSON.stringify(one)}\``).join(', ');
  return value.items
    ? `list of ${valueWords(value.items)}${between(value.minItems, value.maxItems)}`
    : plainWords(value);
}

function plainWords(value: Schema): string {
  switch (value.type) {
    case 'string':
      return textWords(value);
    case 'number':
    case 'integer':
      return numberWords(value);
    default:
      return value.type ?? 'see the meaning';
  }
}

function textWords({ format: form, minLength, maxLength }: Schema): string {
  if (form === 'uuid') return 'id';
  return form ?? `text${between(minLength, maxLength)}`;
}

function numberWords({ type, minimum, exclusiveMinimum, maximum }: Schema): string {
  const name = type === 'integer' ? 'whole number' : 'number';
  const known = (bound: number | undefined) =>
    bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER ? bound : undefined;
  if (exclusiveMinimum !== undefined && known(minimum) === undefined)
    return `${name} above ${exclusiveMinimum}${between(undefined, known(maximum))}`;
  return name + between(known(minimum), known(maximum));
}

function between(least: number | undefined, most: number | undefined): string {
  if (least !== undefined && most !== undefined) return `, ${least} to ${most}`;
  if (most !== undefined) return `, at most ${most}`;
  return least === undefined || least === 0 ? '' : `, at least ${least}`;
}

/** The comment of a field of a schema, given its path without `[]`. */
type Comments = (field: string) => string | undefined;

/** The comments in a file of shared/records. @param root the schema whose fields are described */
function commentsIn(file: string, root: string): Comments {
  const comments = new Map<string, string>();
  const text = readFileSync(path.join(RECORD_FILES, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const schemas = new Map(
    source.statements
      .flatMap((one) => (ts.isVariableStatement(one) ? [...one.declarationList.declarations] : []))
      .map(({ name, initializer }) => [name.getText(), initializer]),
  );
  const visit = (node: ts.Node, trail: readonly string[]): void => {
    let inside = trail;
    if (ts.isPropertyAssignment(node)) {
      inside = [...trail, node.name.getText()];
      comments.set(inside.join('.'), commentOf(node));
    }
    ts.forEachChild(node, (child) => {
      visit(child, inside);
    });
    // A schema of its own in the same file: 'z.array(lineSchema)'.
    const schema = ts.isIdentifier(node) ? schemas.get(node.text) : undefined;
    if (schema) visit(schema, trail);
  };
  const schema = schemas.get(root);
  if (schema) visit(schema, []);
  return (field) => comments.get(field);
}

function commentOf(node: ts.Node): string {
  const said = ts.getJSDocCommentsAndTags(node).map(({ comment }) => comment ?? '');
  return said.join(' ').replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').trim();
}

function main(): void {
  writeFileSync(PAGE, recordsPage());
  execFileSync('npx', ['prettier', '--write', '--log-level', 'warn', PAGE]);
}

if (require.main === module) main();
