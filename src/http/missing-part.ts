/** signal: no connection. version: a newer version has replaced the file. */
export type Lack = 'signal' | 'version';

const PATIENCE_MS = 5_000;

export class MissingPart extends Error {
  override name = 'MissingPart';

  constructor(
    readonly lack: Lack,
    /** Throws a MissingPart if the part still does not load. */
    readonly fetchAgain: () => Promise<void>,
    cause: unknown,
  ) {
    super(`A part of the app is missing for want of ${lack}.`, { cause });
  }
}

/** undefined if the failure is not a missing script. */
export async function lackOf(failure: unknown): Promise<Lack | undefined> {
  if (!(failure instanceof Error) || failure.name !== 'ChunkLoadError') return undefined;
  // Set by the bundler: the address it has tried.
  const { request } = failure as { request?: unknown };
  return typeof request === 'string' && (await isGone(request)) ? 'version' : 'signal';
}

/** A script error does not tell a 404 from an unreachable server. */
async function isGone(address: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store', signal });
    return status === 404;
  } catch {
    return false;
  }
}
