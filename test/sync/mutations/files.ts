import { readdirSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../..');

/** The code of sync that mutants are made of, by folder; of the stores what sync is made of only. */
const SYNC: Record<string, RegExp> = {
  'src/sync': /./,
  'shared/sync': /./,
  'src/store': /^(outbox|photos|record-view|refusals|sync-state|write)\.ts$/,
  'api/features/sync': /./,
  'api/store':
    /^(bulk-insert|changes|field-stamps|in-transaction|lock-user-sequence|operations|records)\.ts$/,
};

/** Files that the patterns name, relative to the project. */
export function filesOfSync(): string[] {
  return Object.entries(SYNC).flatMap(([folder, names]) =>
    readdirSync(path.join(ROOT, folder))
      .filter((name) => /(?<!\.test|-schema)\.ts$/.test(name) && names.test(name))
      .map((name) => `${folder}/${name}`)
      .sort(),
  );
}

export function whole(file: string): string {
  return path.join(ROOT, file);
}
