import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../..');

/** The sync code that mutants are made of: whole folders, and single files of the stores. */
const SYNC = [
  'src/sync',
  'shared/sync',
  'src/store/outbox.ts',
  'src/store/photos/photos.ts',
  'src/store/record-view.ts',
  'src/store/refusals.ts',
  'src/store/sync-state.ts',
  'src/store/write.ts',
  'api/features/sync',
  'api/store/bulk-insert.ts',
  'api/store/changes.ts',
  'api/store/field-stamps.ts',
  'api/store/in-transaction.ts',
  'api/store/long-work/in-slices.ts',
  'api/store/lock-user-sequence.ts',
  'api/store/operations.ts',
  'api/store/records.ts',
];

/** Files of the sync code, relative to the project. Throws if a listed one does not exist. */
export function filesOfSync(): string[] {
  return SYNC.flatMap((name) => {
    if (statSync(whole(name)).isFile()) return [name];
    return readdirSync(whole(name))
      .filter((file) => /(?<!\.test|-schema)\.ts$/.test(file))
      .map((file) => `${name}/${file}`)
      .sort();
  });
}

export function whole(file: string): string {
  return path.join(ROOT, file);
}
