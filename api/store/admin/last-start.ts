import { type Database, putSys, readSys } from '../database';

/** Its key in `sys`. */
export const LAST_START = 'last_start';

/** What a host's commands have to know of the server's settings: they may be run without them. */
export interface LastStart {
  /** Null: not set. */
  publicUrl: string | null;
  port: number;
  signups: 'open' | 'invite' | 'closed';
  hasMail: boolean;
}

/** Notes with which settings the server was started. */
export async function noteStart(db: Database, start: LastStart): Promise<void> {
  await putSys(db, LAST_START, JSON.stringify(start));
}

/** The settings of the last start; undefined before the first one of a version that notes them. */
export async function readLastStart(db: Database): Promise<LastStart | undefined> {
  const noted = await readSys(db, LAST_START);
  return noted === undefined ? undefined : (JSON.parse(noted) as LastStart);
}
