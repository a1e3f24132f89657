import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { context, type BuildContext, type Plugin } from 'esbuild';

import { whole } from './files';
import type { Mutant } from './find';

const FOLDER = whole('node_modules/.cache/platelog-simulator');
const NATIVE = ['better-sqlite3', 'sharp', '@node-rs/argon2'];

/** Builds the simulator repeatedly with different mutants: unchanged files are read once. */
export class Stage {
  private mutant: Mutant | undefined;
  private builder: BuildContext | undefined;
  readonly bundle: string;

  constructor(name: string) {
    this.bundle = path.join(FOLDER, `stage-${name}`, 'worker.js');
  }

  /** Our files that are part of the simulator; it cannot test others. */
  async open(): Promise<Set<string>> {
    mkdirSync(path.dirname(this.bundle), { recursive: true });
    this.builder = await context({
      entryPoints: [whole('test/sync/simulator/worker.ts')],
      absWorkingDir: whole('.'),
      bundle: true,
      platform: 'node',
      target: 'node20',
      outfile: this.bundle,
      metafile: true,
      logLevel: 'silent',
      external: NATIVE,
      plugins: [this.plugin()],
    });
    const { metafile } = await this.builder.rebuild();
    const migrations = path.join(path.dirname(this.bundle), 'migrations');
    cpSync(whole('api/store/migrations'), migrations, { recursive: true });
    return new Set(Object.keys(metafile?.inputs ?? {}).map((input) => input.replace(/^.*?:/, '')));
  }

  async build(mutant: Mutant | undefined): Promise<boolean> {
    this.mutant = mutant;
    const built = await this.builder?.rebuild().catch(() => undefined);
    return built !== undefined;
  }

  async close(): Promise<void> {
    await this.builder?.dispose();
  }

  private plugin(): Plugin {
    return {
      name: 'mutant',
      setup: (bundler) => {
        bundler.onLoad({ filter: /\/(src|shared|api)\/.*\.ts$/ }, ({ path: file }) => {
          const { mutant } = this;
          const text = readFileSync(file, 'utf8');
          const isIts = mutant !== undefined && file === whole(mutant.file);
          return { contents: isIts ? mutated(text, mutant) : text, loader: 'ts' };
        });
      },
    };
  }
}

function mutated(text: string, { from, to, is }: Mutant): string {
  return text.slice(0, from) + is + text.slice(to);
}
