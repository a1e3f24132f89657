// docs/privacy-claims.md names, for each sentence of the privacy policy, the terms and some dialogs, what shows that it
// is true: a test by its title, or a heading of a document. Fails if a sentence of the legal pages has no row, if a row
// or its proof does not exist, or if the legal pages have changed without the date under their title.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { missingEvidence, type ReadFile } from './check-asvs';

const PAGE = 'docs/privacy-claims.md';
const LEGAL = ['src/features/legal/messages.ts', 'src/features/legal/terms/messages.ts'];
const CATALOG = /^## .*: `?([\w./-]+)`?$/;
const ROW = /^\| `(\w+)` +\| +(\w+) +\| (.*?) *\|$/;
// 'expected': another change will add the test, whose file is written without backticks, and perhaps the message. Once
// the test exists, the row has to say 'shown'.
const RESULTS = ['shown', 'host', 'words', 'expected'];

export type Messages = Readonly<Record<string, string>>;

export interface Claim {
  catalog: string;
  message: string;
  result: string;
  shown: string;
}

export function readClaims(page: string): Claim[] {
  let catalog = '';
  const claims: Claim[] = [];
  for (const line of page.split('\n')) {
    catalog = CATALOG.exec(line)?.[1] ?? catalog;
    const [, message, result = '', shown = ''] = ROW.exec(line) ?? [];
    if (message !== undefined) claims.push({ catalog, message, result, shown });
  }
  return claims;
}

/** Sentences of the legal pages without a row, rows of a sentence that does not exist, and duplicate rows. */
export function wrongClaims(
  claims: readonly Claim[],
  catalogs: ReadonlyMap<string, Messages>,
): string[] {
  const names = claims.map(({ catalog, message }) => `${catalog}: ${message}`);
  const legal = LEGAL.flatMap((catalog) =>
    Object.keys(catalogs.get(catalog) ?? {}).map((message) => `${catalog}: ${message}`),
  );
  return [
    ...legal.filter((name) => !names.includes(name)).map((name) => `${name} has no row`),
    ...names
      .filter((name, at) => names.indexOf(name) !== at)
      .map((name) => `${name} is there twice`),
    ...claims
      .filter(({ result }) => result !== 'expected')
      .filter(({ catalog, message }) => !Object.hasOwn(catalogs.get(catalog) ?? {}, message))
      .map(({ catalog, message }) => `${catalog} has no message ${message}`),
    ...claims
      .filter(({ result, shown }) => !RESULTS.includes(result) || shown === '')
      .map(({ message }) => `${message} lacks a known result, or what shows it`),
  ];
}

/** Proofs that do not exist, and expected ones that do. */
export function wrongProofs(claims: readonly Claim[], read: ReadFile): string[] {
  const missing = (claim: Claim) => {
    const { message: number, shown } = claim;
    return missingEvidence([{ number, shown, level: '', subject: '', result: 'pass' }], read);
  };
  const named = claims.filter(({ result }) => result === 'shown' || result === 'host');
  const expected = claims.filter(({ result }) => result === 'expected');
  return [
    ...named.flatMap(missing),
    ...expected
      .filter((claim) => missing({ ...claim, shown: inBackticks(claim.shown) }).length === 0)
      .map(({ message, shown }) => `${message} is shown now: ${inBackticks(shown)}`),
  ];
}

const inBackticks = (shown: string) =>
  shown
    .split('<br>')
    .map((part) => part.replace(/^\S+/, (file) => `\`${file}\``))
    .join('<br>');

/** The line at the top of the page: it changes with every word of the legal pages. */
export function markOf({ lastChanged = '', ...texts }: Messages): string {
  const hash = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 12);
  return `${lastChanged}, mark \`${hash}\`.`;
}

function legalTexts(catalogs: ReadonlyMap<string, Messages>): Messages {
  const texts = LEGAL.map((catalog) => catalogs.get(catalog) ?? {});
  return Object.assign({}, ...texts) as Messages;
}

async function readCatalogs(claims: readonly Claim[]): Promise<Map<string, Messages>> {
  const catalogs = new Map<string, Messages>();
  for (const catalog of new Set([...LEGAL, ...claims.map((claim) => claim.catalog)])) {
    if (!existsSync(catalog)) continue;
    const { messages } = (await import(path.resolve(catalog))) as { messages: Messages };
    catalogs.set(catalog, messages);
  }
  return catalogs;
}

async function main(): Promise<void> {
  const page = readFileSync(PAGE, 'utf8');
  const claims = readClaims(page);
  const catalogs = await readCatalogs(claims);
  const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
  const mark = markOf(legalTexts(catalogs));
  const problems = [
    ...wrongClaims(claims, catalogs),
    ...wrongProofs(claims, read),
    ...(page.includes(mark)
      ? []
      : [`the legal pages have changed: set lastChanged to today, and write here: ${mark}`]),
  ];
  for (const problem of problems) console.error(`${PAGE}: ${problem}`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

if (require.main === module) void main();
