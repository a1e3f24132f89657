// Prints the shape of the product: the number of files, their length, and how they are distributed. Fails only if a
// file has more than 300 lines or a folder more than 40 files, so that neither grows unnoticed.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { readImports } from './check-imports';

const FOLDERS = ['src', 'api', 'shared', 'sw'];
const LINES_MAX = 300;
const FILES_MAX = 40;
const SMALL = 25;
const SHOWN = 10;

export interface SourceFile {
  path: string;
  lines: number;
  comments: number;
  /** Those of them that document exports of `shared/`, which are wanted. */
  docstrings: number;
}

const folderOf = (file: string) => path.posix.dirname(file);
const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const testsOf = (file: string) =>
  ['.test.ts', '.test.tsx'].map((end) => file.replace(/\.tsx?$/, end));

/** The lines of a file, and how many of them contain only comments. */
export function measure(file: string, text: string): SourceFile {
  const lines = text.replace(/\n$/, '').split('\n');
  const counts = { comments: 0, docstrings: 0 };
  let opened = '';
  for (const line of lines) {
    const start = line.trim();
    if (opened === '') opened = /^\/\*\*?/.exec(start)?.[0] ?? '';
    if (opened !== '' || start.startsWith('//')) counts.comments += 1;
    if (opened === '/**' && file.startsWith('shared/')) counts.docstrings += 1;
    if (start.includes('*/')) opened = '';
  }
  return { path: file, lines: lines.length, ...counts };
}

/** Files and folders that are too large. */
export function tooLarge(files: readonly SourceFile[]): string[] {
  const long = files.filter(({ lines }) => lines > LINES_MAX);
  const full = [...byFolder(files)].filter(([, inside]) => inside.length > FILES_MAX);
  return [
    ...long.map((file) => `${file.path} has ${file.lines} lines, more than ${LINES_MAX}`),
    ...full.map(([folder, { length }]) => `${folder} has ${length} files, more than ${FILES_MAX}`),
  ];
}

function byFolder(files: readonly SourceFile[], depth = Infinity): Map<string, SourceFile[]> {
  const folders = new Map<string, SourceFile[]>();
  for (const file of files) {
    const folder = folderOf(file.path).split('/').slice(0, depth).join('/');
    folders.set(folder, [...(folders.get(folder) ?? []), file]);
  }
  return folders;
}

/** Small files with one importer, in their own folder, and no test: each could be a function there. */
function lonely(files: readonly SourceFile[]): string[] {
  const imports = readImports();
  const importers = new Map<string, string[]>();
  for (const [file, imported] of imports) {
    for (const one of new Set(imported)) importers.set(one, [...(importers.get(one) ?? []), file]);
  }
  const small = files.filter(({ lines }) => lines < SMALL).map((file) => file.path);
  return small.filter((file) => {
    const [only, ...others] = importers.get(file) ?? [];
    if (only === undefined || others.length > 0 || folderOf(only) !== folderOf(file)) return false;
    return !isTest(only) && !testsOf(file).some((test) => imports.has(test));
  });
}

function readProduct(): SourceFile[] {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', ...FOLDERS];
  const listed = execFileSync('git', list, { encoding: 'utf8' }).split('\n');
  const product = listed.filter(
    (file) => /\.tsx?$/.test(file) && !isTest(file) && existsSync(file),
  );
  return product.map((file) => measure(file, readFileSync(file, 'utf8')));
}

const sum = (files: readonly SourceFile[], of: 'lines' | 'comments' | 'docstrings') =>
  files.reduce((total, file) => total + file[of], 0);

function shareOf(files: readonly SourceFile[]): string {
  return `${((100 * sum(files, 'comments')) / sum(files, 'lines')).toFixed(1)}%`;
}

function report(files: readonly SourceFile[]): void {
  const sorted = files.toSorted((one, other) => other.lines - one.lines);
  const median = sorted[Math.floor(sorted.length / 2)]?.lines ?? 0;
  const catalogs = files.filter((file) => file.path.endsWith('/messages.ts')).length;
  console.log(`${files.length} files, ${catalogs} of them catalogs of messages`);
  console.log(`${sum(files, 'lines')} lines, median ${median}`);
  const reasons = sum(files, 'comments') - sum(files, 'docstrings');
  const share = ((100 * reasons) / sum(files, 'lines')).toFixed(1);
  console.log(`${share}% comments, without the docstrings of shared/`);
  console.log('\nLongest:');
  for (const file of sorted.slice(0, SHOWN)) console.log(`  ${file.lines}  ${file.path}`);
  console.log('\nFiles, lines and share of comments by folder:');
  for (const [folder, inside] of [...byFolder(files, 2)].sort()) {
    console.log(`  ${folder}: ${inside.length}, ${sum(inside, 'lines')}, ${shareOf(inside)}`);
  }
  const folders = [...byFolder(files)].sort(([, one], [, other]) => other.length - one.length);
  const few = folders.filter(([, inside]) => inside.length <= 2).length;
  console.log(`\n${folders.length} folders, ${few} of them with one or two files. Fullest:`);
  for (const [folder, { length }] of folders.slice(0, SHOWN)) console.log(`  ${length}  ${folder}`);
  const alone = lonely(files);
  console.log(`\n${alone.length} files under ${SMALL} lines for one neighbor, without a test:`);
  for (const file of alone) console.log(`  ${file}`);
}

function main(): void {
  const files = readProduct();
  report(files);
  const wrong = tooLarge(files);
  if (wrong.length > 0) console.error(`\n${wrong.join('\n')}`);
  process.exitCode = wrong.length > 0 ? 1 : 0;
}

if (require.main === module) main();
