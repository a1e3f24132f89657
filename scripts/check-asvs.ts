// docs/asvs.md names, for each requirement of the OWASP ASVS 5.0 at levels 1 and 2, evidence that it is met: a test by
// its title, a heading of a document, or words in a file. Fails if evidence does not exist, if a requirement is missing
// or listed twice, or if the count at the top differs from the tables.
import { existsSync, readFileSync } from 'node:fs';

import ts from 'typescript';

const PAGE = 'docs/asvs.md';
const RESULTS = ['pass', 'decided', 'deployment'];
const NOT_APPLICABLE = 'What does not apply';
const TEST_FILE = /\.(?:test|spec)\.tsx?$/;
const EVIDENCE = /^`([^`]+)`(?: "(.+)")?$/;
// The last number of each section, without level 3, whose requirements come after the others.
const LAST =
  'V1.1.2 V1.2.9 V1.3.11 V1.4.3 V1.5.2 V2.1.3 V2.2.3 V2.3.4 V2.4.1 V3.2.2 V3.3.4 V3.4.6 V3.5.5 V3.7.2 ' +
  'V4.1.3 V4.2.1 V4.3.2 V4.4.4 V5.1.1 V5.2.3 V5.3.2 V5.4.3 V6.1.3 V6.2.12 V6.3.4 V6.4.4 V6.5.5 V6.6.3 ' +
  'V6.8.4 V7.1.3 V7.2.4 V7.3.2 V7.4.5 V7.5.2 V7.6.2 V8.1.2 V8.2.3 V8.3.1 V8.4.1 V9.1.3 V9.2.4 V10.1.2 ' +
  'V10.2.2 V10.3.4 V10.4.11 V10.5.5 V10.6.2 V10.7.3 V11.1.2 V11.2.3 V11.3.3 V11.4.4 V11.5.1 V11.6.1 ' +
  'V12.1.3 V12.2.2 V12.3.4 V13.1.1 V13.2.5 V13.3.2 V13.4.5 V14.1.2 V14.2.4 V14.3.3 V15.1.3 V15.2.3 ' +
  'V15.3.7 V16.1.1 V16.2.5 V16.3.4 V16.4.3 V16.5.3 V17.1.1 V17.2.4 V17.3.2';

export interface Row {
  number: string;
  level: string;
  subject: string;
  result: string;
  shown: string;
}

/** The text of a file of the repository; undefined if it does not exist. */
export type ReadFile = (file: string) => string | undefined;

export function requirements(): string[] {
  return LAST.split(' ').flatMap((last) => {
    const at = last.lastIndexOf('.');
    const count = Number(last.slice(at + 1));
    return Array.from({ length: count }, (_, index) => `${last.slice(0, at)}.${index + 1}`);
  });
}

/** The rows of the tables, and the numbers that do not apply. */
export function readPage(page: string): { rows: Row[]; others: string[] } {
  const [tables = '', rest = ''] = page.split(`## ${NOT_APPLICABLE}`);
  const cells = (text: string) =>
    text
      .split('\n')
      .filter((line) => /^\| V\d/.test(line))
      .map((line) => line.slice(1, -1).split('|'))
      .map((row) => row.map((cell) => cell.trim()));
  const rows = cells(tables).map(
    ([number = '', level = '', subject = '', result = '', ...shown]) => ({
      number,
      level,
      subject,
      result,
      shown: shown.join('|'),
    }),
  );
  return { rows, others: cells(rest).flatMap(([numbers = '']) => numbers.split(', ')) };
}

/** The count at the top of the page. */
export function countOf(rows: Row[]): string {
  const [pass, decided, deployment] = RESULTS.map(
    (result) => rows.filter((row) => row.result === result).length,
  );
  return `${rows.length} of the ${requirements().length} requirements apply: ${pass} pass, ${decided} are decided, ${deployment} are deployment.`;
}

/** Requirements that are missing or listed twice, and numbers that the standard does not have. */
export function wrongRows({ rows, others }: { rows: Row[]; others: string[] }): string[] {
  const given = [...rows.map(({ number }) => number), ...others];
  const all = requirements();
  return [
    ...all.filter((number) => !given.includes(number)).map((number) => `${number} is missing`),
    ...given
      .filter((number, at) => given.indexOf(number) !== at)
      .map((number) => `${number} is there twice`),
    ...given.filter((number) => !all.includes(number)).map((number) => `${number} is not known`),
    ...rows
      .filter(({ level, subject, result, shown }) => {
        const isWhole = (level === '1' || level === '2') && subject !== '' && shown !== '';
        return !isWhole || !RESULTS.includes(result);
      })
      .map(({ number }) => `${number} lacks its level, its subject, a known result or a reason`),
  ];
}

/** Evidence of passing rows that does not exist. */
export function missingEvidence(rows: Row[], read: ReadFile): string[] {
  return rows
    .filter(({ result }) => result === 'pass')
    .flatMap(({ number, shown }) =>
      shown.split('<br>').flatMap((part) => {
        const [, file, title] = EVIDENCE.exec(part.trim()) ?? [];
        if (file === undefined) return [`${number}: not as \`file\` "title": ${part.trim()}`];
        const text = read(file);
        if (text === undefined) return [`${number}: no such file: ${file}`];
        if (TEST_FILE.test(file) && title === undefined)
          return [`${number}: no title of a test: ${file}`];
        if (title === undefined || has(file, text, title)) return [];
        return [`${number}: ${file} has no "${title}"`];
      }),
    );
}

function has(file: string, text: string, title: string): boolean {
  if (TEST_FILE.test(file)) return titlesOf(file, text).has(title);
  if (!file.endsWith('.md')) return text.includes(title);
  return text.split('\n').some((line) => /^#+ /.test(line) && line.replace(/^#+ /, '') === title);
}

/** Titles of a file's tests and groups that run. */
export function titlesOf(file: string, text: string): Set<string> {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false);
  const titles = new Set<string>();
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node)) {
      const names = namesOf(node.expression);
      const [title] = node.arguments;
      if (['test', 'it', 'describe', 'testOnSqlite'].includes(names.at(-1) ?? '')) {
        // Tests in a skipped group do not run.
        if (names.some((name) => ['skip', 'fixme', 'todo', 'failing'].includes(name))) return;
        if (title && ts.isStringLiteralLike(title)) titles.add(title.text);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}

/** The names in a callee, the last one first: for `test.each(rows)` each and test. */
function namesOf(callee: ts.Expression): string[] {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee))
    return [callee.name.text, ...namesOf(callee.expression)];
  return ts.isCallExpression(callee) ? namesOf(callee.expression) : [];
}

function main(): void {
  const page = readFileSync(PAGE, 'utf8');
  const { rows, others } = readPage(page);
  const texts = new Map<string, string | undefined>();
  const read = (file: string) => {
    if (!texts.has(file))
      texts.set(file, existsSync(file) ? readFileSync(file, 'utf8') : undefined);
    return texts.get(file);
  };
  const count = countOf(rows);
  const problems = [
    ...wrongRows({ rows, others }),
    ...missingEvidence(rows, read),
    ...(page.includes(count) ? [] : [`the count is: ${count}`]),
  ];
  for (const problem of problems) console.error(`${PAGE}: ${problem}`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

if (require.main === module) main();
