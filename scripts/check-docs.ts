// Documents name only what exists: every relative link, every path of the repository in backticks, every command of
// package.json, and one decision record for each number. The same applies to documents that comments name.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FENCE = /^```[^\n]*\n[\s\S]*?^```$/gm;
const CODE = /`([^`\n]+)`/g;
const TARGETS = [/\]\(([^)\s]+)\)/g, /\bsrc="([^"]+)"/g];
const HEADING = /^#{1,6} (.+)$/gm;
const PATH = /^[\w.@*-]+(?:\/[\w.@*-]*)+$/;
const RECIPES = 'CONTRIBUTING.md';
const FILE_NAME = /^[\w./-]+\.(?:tsx?|js|json|sql|md|example)$/;
const COMMAND = /\bnpm run ([a-z][a-z:-]*)/g;
const DOCUMENT = /\bdocs\/[\w./-]*\w/g;
const DECISION = /^docs\/decisions\/(\d{4})-[^/]+\.md$/;

// The tests of this file name files that do not exist.
const CODE_FILE = /(?<!check-docs\.test)\.(?:tsx?|js|example)$/;

/** Texts of the repository's Markdown files and of its code, the paths of all its files, and its commands. */
export interface Repository {
  documents: ReadonlyMap<string, string>;
  code: ReadonlyMap<string, string>;
  files: ReadonlySet<string>;
  commands: ReadonlySet<string>;
}

const isWithin = (file: string, folder: string) => file.startsWith(`${folder}/`);

function hasPath({ files }: Repository, wanted: string): boolean {
  const known = [...files];
  if (wanted.includes('*')) {
    const start = wanted.slice(0, wanted.indexOf('*'));
    return known.some((file) => file.startsWith(start));
  }
  if (files.has(wanted)) return true;
  // A folder, or a file that is named without its extension.
  return known.some((file) => isWithin(file, wanted) || file.startsWith(`${wanted}.`));
}

const capturesOf = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, captured = '']) => captured);

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number} _-]/gu, '')
    .replaceAll(' ', '-');

function hasAnchor({ documents }: Repository, file: string, anchor: string): boolean {
  const text = documents.get(file)?.replaceAll(FENCE, '');
  return text === undefined || capturesOf(text, HEADING).map(anchorOf).includes(anchor);
}

/** Broken relative links and pictures, as `file: target`. */
export function brokenLinks(repository: Repository): string[] {
  return [...repository.documents].flatMap(([file, text]) => {
    const prose = text.replaceAll(FENCE, '').replaceAll(CODE, '');
    const targets = TARGETS.flatMap((pattern) => capturesOf(prose, pattern));
    const relative = targets.filter((target) => !/^[a-z]+:/.test(target));
    const broken = relative.filter((target) => {
      const [link = '', anchor] = target.split('#');
      const wanted = link === '' ? file : path.posix.join(path.posix.dirname(file), link);
      const isThere = hasPath(repository, wanted.replace(/\/$/, ''));
      return !isThere || (anchor !== undefined && !hasAnchor(repository, wanted, anchor));
    });
    return broken.map((target) => `${file}: ${target}`);
  });
}

function foldersOf({ files }: Repository): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const file of files) {
    const parts = file.split('/').slice(0, -1);
    for (const at of parts.keys()) folders.add(parts.slice(0, at + 1).join('/'));
  }
  return folders;
}

/**
 * Paths in backticks that start with a folder of the repository, or one next to their document, and do not exist, as
 * `file: path`.
 */
export function missingPaths(repository: Repository): string[] {
  const folders = foldersOf(repository);
  return [...repository.documents].flatMap(([file, text]) => {
    const codes = capturesOf(text.replaceAll(FENCE, ''), CODE);
    const paths = codes
      .map((code) => code.replace(/:\d+$/, '').replace(/\/$/, ''))
      .filter((code) => PATH.test(code));
    const missing = paths.filter((code) => {
      const [first = ''] = code.split('/');
      const from = ['.', path.posix.dirname(file)].filter((folder) =>
        folders.has(path.posix.join(folder, first)),
      );
      const isThere = from.some((folder) => hasPath(repository, path.posix.join(folder, code)));
      return from.length > 0 && !isThere;
    });
    return missing.map((wanted) => `${file}: ${wanted}`);
  });
}

/** Files that a recipe of CONTRIBUTING.md does not name by their whole path, or that do not exist, as `file: name`. */
export function missingRecipeFiles({ documents, files }: Repository): string[] {
  const text = documents.get(RECIPES) ?? '';
  const recipes = text.split(/^## /m).filter((section) => section.startsWith('Recipe: '));
  const named = recipes
    .flatMap((recipe) => capturesOf(recipe.replaceAll(FENCE, ''), CODE))
    .filter((code) => FILE_NAME.test(code));
  return [...new Set(named)]
    .filter((name) => !files.has(name))
    .map((name) => `${RECIPES}: ${name}`);
}

/** Commands that package.json does not have, as `file: npm run …`. */
export function missingCommands({ documents, code, commands }: Repository): string[] {
  return [...documents, ...code].flatMap(([file, text]) => {
    const missing = capturesOf(text, COMMAND).filter((command) => !commands.has(command));
    return missing.map((command) => `${file}: npm run ${command}`);
  });
}

/** Documents that code names and that do not exist; a decision may be named by its number. */
export function missingDocuments({ code, files }: Repository): string[] {
  const known = [...files];
  return [...code].flatMap(([file, text]) => {
    const named = [...text.matchAll(DOCUMENT)].map(([document]) => document);
    const missing = named.filter((document) => !known.some((one) => one.startsWith(document)));
    return missing.map((document) => `${file}: ${document}`);
  });
}

/** Numbers of decisions that are missing or duplicated, and titles with another number. */
export function wrongNumbers({ documents }: Repository): string[] {
  const decisions = [...documents].flatMap(([file, text]) => {
    const number = DECISION.exec(file)?.[1];
    return number === undefined ? [] : [{ file, text, number }];
  });
  decisions.sort((one, other) => one.number.localeCompare(other.number));
  const numbers = decisions.map(({ number }) => number);
  const last = Number(numbers.at(-1) ?? -1);
  const all = Array.from({ length: last + 1 }, (_, number) => String(number).padStart(4, '0'));
  return [
    ...all.filter((number) => !numbers.includes(number)).map((number) => `${number} is missing`),
    ...numbers.filter((number, at) => numbers[at - 1] === number).map((n) => `${n} is there twice`),
    ...decisions
      .filter(({ text, number }) => !text.startsWith(`# ${number}: `))
      .map(({ file, number }) => `${file}: the title does not begin with ${number}`),
  ];
}

function readRepository(): Repository {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const listed = execFileSync('git', list, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const files = new Set(listed.split('\n').filter((file) => file !== '' && existsSync(file)));
  const textsOf = (names: RegExp) =>
    new Map(
      [...files]
        .filter((file) => names.test(file))
        .map((file) => [file, readFileSync(file, 'utf8')]),
    );
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
  return {
    files,
    documents: textsOf(/\.md$/),
    code: textsOf(CODE_FILE),
    commands: new Set(Object.keys(scripts)),
  };
}

function main(): void {
  const repository = readRepository();
  const problems = [
    ...brokenLinks(repository).map((link) => `No such target: ${link}`),
    ...missingPaths(repository).map((missing) => `No such path: ${missing}`),
    ...missingRecipeFiles(repository).map((missing) => `No such file: ${missing}`),
    ...missingCommands(repository).map((missing) => `No such command: ${missing}`),
    ...missingDocuments(repository).map((missing) => `No such document: ${missing}`),
    ...wrongNumbers(repository).map((wrong) => `Decision records: ${wrong}`),
  ];
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

if (require.main === module) main();
