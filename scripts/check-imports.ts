// No file may import itself through others, not even for a type: the files of a cycle can only be understood together.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

/** What each file imports, as paths in the repository. */
export type Imports = ReadonlyMap<string, readonly string[]>;

function wayTo(file: string, cameFrom: ReadonlyMap<string, string>): string[] {
  const before = cameFrom.get(file);
  return before === undefined ? [file] : [...wayTo(before, cameFrom), file];
}

/** The shortest import path from a file back to itself. */
function circleFrom(start: string, imports: Imports): string[] | undefined {
  const cameFrom = new Map<string, string>();
  const reached = [start];
  for (const file of reached) {
    const imported = imports.get(file) ?? [];
    if (imported.includes(start)) return [...wayTo(file, cameFrom), start];
    for (const next of imported.filter((one) => !cameFrom.has(one))) {
      cameFrom.set(next, file);
      reached.push(next);
    }
  }
  return undefined;
}

/** Import cycles, as `a -> b -> a`: the shortest one of each group of files that import each other. */
export function circlesIn(imports: Imports): string[] {
  const circles = [...imports.keys()].flatMap((file) => {
    const circle = circleFrom(file, imports);
    return circle ? [circle] : [];
  });
  circles.sort((one, other) => one.length - other.length);
  const named = new Set<string>();
  return circles.flatMap((circle) => {
    if (circle.some((file) => named.has(file))) return [];
    for (const file of circle) named.add(file);
    return [circle.join(' -> ')];
  });
}

function fileOf(specifier: string, importer: string, files: ReadonlySet<string>) {
  const wanted = specifier.startsWith('#shared/')
    ? specifier.slice(1)
    : path.posix.join(path.posix.dirname(importer), specifier);
  return [wanted, `${wanted}.ts`, `${wanted}.tsx`, `${wanted}/index.ts`].find((file) =>
    files.has(file),
  );
}

/** Reads the imports of every TypeScript file of the repository, including types and lazy imports. */
export function readImports(): Imports {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'];
  const listed = execFileSync('git', list, { encoding: 'utf8' }).split('\n');
  const files = new Set(listed.filter((file) => file !== '' && existsSync(file)));
  return new Map(
    [...files].map((file) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
      const own = importedFiles.filter(({ fileName }) => /^(?:\.|#shared\/)/.test(fileName));
      const imported = own.flatMap(({ fileName }) => fileOf(fileName, file, files) ?? []);
      return [file, imported];
    }),
  );
}

function main(): void {
  const circles = circlesIn(readImports());
  for (const circle of circles) console.error(`Imports in a circle: ${circle}`);
  process.exitCode = circles.length > 0 ? 1 : 0;
}

if (require.main === module) main();
