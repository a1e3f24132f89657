import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface Home {
  env: NodeJS.ProcessEnv;
  remove: () => void;
}

/** A temporary home folder for a browser, separate from the user's own. */
export function temporaryHome(): Home {
  const folder = mkdtempSync(path.join(tmpdir(), 'platelog-browser-'));
  return {
    env: { PATH: process.env['PATH'], HOME: folder },
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}
