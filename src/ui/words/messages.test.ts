// Checks that each catalog of messages (messages.ts) matches its uses.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { IntlMessageFormat } from 'intl-messageformat';
import ts from 'typescript';

import { COMMON } from './common-messages';
import { format } from './format';
import { RECORD_MESSAGES } from './record-messages';

type Elements = ReturnType<IntlMessageFormat['getAst']>;

const LITERAL = 0;

const FILES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => path.join('src', file));
const CATALOGS = FILES.filter(
  (file) => path.basename(file) === 'messages.ts' && !file.startsWith('src/device'),
);

/** A use of a message, with the names of its values where it is formatted. */
interface Use {
  catalog: string;
  at: string;
  key: string;
  values?: string[];
}

const parse = (file: string) =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);

const literalOf = (message: ts.Expression) =>
  ts.isStringLiteralLike(message) ? message.text : undefined;

/** The text of a message, which may be one that several catalogs show. */
function textOf(message: ts.Expression): string | undefined {
  const isCommon =
    ts.isPropertyAccessExpression(message) && message.expression.getText() === 'COMMON';
  return isCommon ? COMMON[message.name.text as keyof typeof COMMON] : literalOf(message);
}

function messagesOf(catalog: string, read = textOf): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node)) {
      const text = read(node.initializer);
      if (text !== undefined) found.set(node.name.getText(), text);
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(catalog));
  return found;
}

function usesIn(file: string): Use[] {
  const source = parse(file);
  const from = /\{ messages \} from '((?:\.{1,2}\/)+(?:[\w-]+\/)*messages)';/.exec(
    source.text,
  )?.[1];
  if (from === undefined) return [];
  const catalog = path.join(path.dirname(file), `${from}.ts`);
  const uses: Use[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && node.expression.getText() === 'messages') {
      const values = valuesGiven(node);
      uses.push({ catalog, at: file, key: node.name.text, ...(values && { values }) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return uses;
}

/** The names of the values, where the message is in the first argument of `format`. */
function valuesGiven(message: ts.Node): string[] | undefined {
  for (let node = message; !ts.isStatement(node); node = node.parent) {
    const { parent } = node;
    if (!ts.isCallExpression(parent)) continue;
    const [first, values] = parent.arguments;
    if (parent.expression.getText() !== 'format' || first !== node) return undefined;
    if (!values || !ts.isObjectLiteralExpression(values)) return undefined;
    return values.properties.map(({ name }) => name?.getText() ?? '');
  }
  return undefined;
}

/** The names of the values that a message takes. */
function valuesTaken(elements: Elements, names = new Set<string>()): Set<string> {
  for (const element of elements) {
    if (!('value' in element) || (element.type as number) === LITERAL) continue;
    names.add(element.value);
    if ('options' in element)
      for (const option of Object.values(element.options)) valuesTaken(option.value, names);
  }
  return names;
}

const plural = (text: string, name: string) => text.includes(`{${name}, plural`);

const uses = FILES.flatMap(usesIn);

test.each(CATALOGS)('%s: every message is used, with the values that it takes', (catalog) => {
  const messages = messagesOf(catalog);
  const here = uses.filter((use) => use.catalog === catalog);
  const used = new Set(here.map(({ key }) => key));
  expect([...messages.keys()].filter((key) => !used.has(key))).toEqual([]);
  for (const { at, key, values } of here) {
    const text = messages.get(key) ?? '';
    if (values) {
      const whole = new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true });
      const taken = [...valuesTaken(whole.getAst())];
      expect({ at, key, values: values.sort() }).toEqual({ at, key, values: taken.sort() });
      for (const count of [0, 0.5, 1, 1.5, 2, 1_234]) {
        const filled = Object.fromEntries(taken.map((name) => [name, count]));
        // As text, because the library would format plain numbers.
        const asText = Object.fromEntries(
          taken.map((name) => [name, plural(text, name) ? count : String(count)]),
        );
        expect(format(text, filled)).toBe(whole.format(asText));
      }
    } else {
      expect({ at, key, text }).not.toMatchObject({ text: expect.stringContaining('{') as string });
    }
  }
});

test.each(Object.entries(RECORD_MESSAGES))(
  'records of the kind %s are named and counted',
  (_kind, { title, counted, one, named }) => {
    expect([title, one].join()).not.toMatch(/[{}]/);
    for (const [text, takes] of [
      [counted, 'count'],
      [named ?? '{name}', 'name'],
    ] as const)
      expect([...valuesTaken(new IntlMessageFormat(text, 'en').getAst())]).toEqual([takes]);
  },
);

const SEVERAL = 'shared by several files';
const HEADING = /^\/\/ (\S+\.tsx?\b.*|shared by .*)$/;

/** The headings of a catalog, each with the keys under it; a large catalog has one for each file. */
function headingsOf(catalog: string): Record<string, string[]> {
  const source = parse(catalog);
  const found: Record<string, string[]> = {};
  let heading = '';
  const visit = (node: ts.Node): void => {
    if (!ts.isPropertyAssignment(node)) {
      ts.forEachChild(node, visit);
      return;
    }
    for (const { pos, end } of ts.getLeadingCommentRanges(source.text, node.pos) ?? []) {
      heading = HEADING.exec(source.text.slice(pos, end))?.[1] ?? heading;
      found[heading] ??= [];
    }
    (found[heading] ??= []).push(node.name.getText());
  };
  visit(source);
  return found;
}

test.each(CATALOGS)(
  '%s: a heading names the one file that uses the messages below it',
  (catalog) => {
    const headings = headingsOf(catalog);
    if (Object.keys(headings).join('') === '') return;
    const expected: Record<string, string[]> = {};
    for (const key of Object.values(headings).flat()) {
      const files = new Set(
        uses.filter((use) => use.catalog === catalog && use.key === key).map(({ at }) => at),
      );
      const [file = ''] = files;
      const heading = files.size === 1 ? path.relative(path.dirname(catalog), file) : SEVERAL;
      (expected[heading] ??= []).push(key);
    }
    expect(headings).toEqual(expected);
  },
);

test('a sentence that three catalogs show is written once', () => {
  const catalogsByText = new Map<string, string[]>();
  for (const catalog of CATALOGS)
    for (const text of messagesOf(catalog, literalOf).values())
      catalogsByText.set(text, [...(catalogsByText.get(text) ?? []), catalog]);
  const repeated = [...catalogsByText].filter(
    ([text, catalogs]) => /[^.]\.$/.test(text) && new Set(catalogs).size >= 3,
  );
  expect(repeated).toEqual([]);
});
