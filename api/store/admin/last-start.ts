import { type Database, putSys, readSys } from '../database';

/** The key in `sys`. */
export const LAST_START = 'last_start';

/** The server's settings that the host's commands need, because they may run without them. */
export interface LastStart {
  /** Null if not set. */
  publicUrl: string | null;
  port: number;
  /** `TRUST_PROXY`. Missing from older versions. */
  proxies?: number;
  signups: 'open' | 'invite' | 'closed';
  hasMail: boolean;
}

/** Stores the settings with which the server was started. */
export async function noteStart(db: Database, start: LastStart): Promise<void> {
  await putSys(db, LAST_START, JSON.stringify(start));
}

/** The settings of the last start; undefined before the first start of a version that stores them. */
export async function readLastStart(db: Database): Promise<LastStart | undefined> {
  const noted = await readSys(db, LAST_START);
  return noted === undefined ? undefined : (JSON.parse(noted) as LastStart);
}
