import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';

import { buildSync } from 'esbuild';

import { bundleProgram } from '../../scripts/bundle-server';

/** A bundle in this folder finds the packages of the product and, if they are installed, those of the peers. */
const PLACE = 'bench/sync/peers/node_modules/.cache';

/**
 * Programs bundled into one file each, as `npm start` runs the product: from its sources a server takes a tenth more,
 * mostly where it has many small functions.
 */
export class Bundles {
  private readonly folders = new Map<string, string>();
  private readonly files = new Map<string, string>();

  /** @param program its path in the checkout */
  of(checkout: string, program: string): string {
    const source = path.join(checkout, program);
    const file = this.files.get(source) ?? bundle(checkout, program, this.folderIn(checkout));
    this.files.set(source, file);
    return file;
  }

  remove(): void {
    for (const folder of this.folders.values()) rmSync(folder, { recursive: true, force: true });
  }

  private folderIn(checkout: string): string {
    const known = this.folders.get(checkout);
    if (known !== undefined) return known;
    const place = path.join(checkout, PLACE);
    mkdirSync(place, { recursive: true });
    const folder = mkdtempSync(path.join(place, 'bundles-'));
    this.folders.set(checkout, folder);
    return folder;
  }
}

function bundle(checkout: string, program: string, folder: string): string {
  // Programs with the same name are distinguished by their folders.
  const own = path.join(folder, path.dirname(program));
  if (program.startsWith('api/')) return bundleProgram(program, own, checkout);
  const outfile = path.join(own, `${path.basename(program, '.ts')}.js`);
  buildSync({
    absWorkingDir: checkout,
    entryPoints: [program],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    external: ['better-sqlite3'],
    logLevel: 'warning',
  });
  return outfile;
}
