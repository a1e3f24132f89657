import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A package with code in a bundle. */
export interface BundledPackage {
  name: string;
  version: string;
  /** As the package states it, such as MIT. */
  license: string;
  /** Its repository, if it names one. */
  source: string | undefined;
  author: string | undefined;
  /** Its licenses and notices, as shipped with the package, or the standard text of its license. */
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

// The innermost one: packages can contain others.
const FOLDER = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;
const TEXT = /^(licen[cs]e|copying|notice)([.-].*)?$/i;
/** For packages that name their license but do not ship its text. */
const USUAL_TEXTS = path.join(__dirname, 'texts');

/**
 * The packages of a bundle's files, by name.
 * @throws if a package has no license, or no text of one
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

/** A file that is itself a bundle has the notices of its parts in a file next to it. */
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
