import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A package of which something is in a bundle. */
export interface BundledPackage {
  name: string;
  version: string;
  /** As the package names it, such as MIT. */
  license: string;
  /** Where it comes from, if it says so. */
  source: string | undefined;
  author: string | undefined;
  /** Its licenses and notices, as the package brings them, or the usual text of its license. */
  texts: string[];
}

interface Manifest {
  name: string;
  version: string;
  license?: string;
  homepage?: string;
  repository?: string | { url: string };
  author?: string | { name: string };
}

// The innermost one: packages hold others.
const FOLDER = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;
const TEXT = /^(licen[cs]e|copying|notice)([.-].*)?$/i;
/** For packages that name their license and bring no text of it. */
const USUAL_TEXTS = path.join(__dirname, 'texts');

/**
 * The packages that files of a bundle come from, by name.
 * @throws where there is no license, or no text of one
 */
export function packagesOf(files: readonly string[]): BundledPackage[] {
  const byFolder = new Map<string, string[]>();
  for (const file of files) {
    const [folder] = FOLDER.exec(file) ?? [];
    if (folder !== undefined) byFolder.set(folder, [...(byFolder.get(folder) ?? []), file]);
  }
  const found = new Map<string, BundledPackage>();
  for (const [folder, inside] of byFolder) {
    const one = readPackage(folder, inside);
    found.set(`${one.name}@${one.version}`, one);
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}

function readPackage(folder: string, files: readonly string[]): BundledPackage {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
  const { name, version, license, homepage, repository, author } = manifest;
  if (license === undefined) throw new Error(`${name} ${version} is bundled and has no license.`);
  const own = ownTexts(folder, files);
  return {
    name,
    version,
    license,
    source: homepage ?? (typeof repository === 'object' ? repository.url : repository),
    author: typeof author === 'object' ? author.name : author,
    texts: own.length > 0 ? own : [usualText(manifest)],
  };
}

/** A file that is a bundle itself has the notices of what is in it beside it. */
function ownTexts(folder: string, files: readonly string[]): string[] {
  const own = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map(({ name }) => path.join(folder, name));
  const beside = files.map((file) => `${file}.LICENSE.txt`).filter((file) => existsSync(file));
  return [...own.sort(), ...beside.sort()].map(readText);
}

function usualText({ name, version, license }: Manifest): string {
  const file = path.join(USUAL_TEXTS, `${license ?? ''}.txt`);
  if (existsSync(file)) return readText(file);
  throw new Error(
    `${name} ${version} is bundled and brings no text of its license: put one into ${file}`,
  );
}

const readText = (file: string) =>
  readFileSync(file, 'utf8').replaceAll('\r\n', '\n').replace(/^\n+/, '').trimEnd();
