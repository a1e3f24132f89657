/** What a part of the app lacks to be shown: a way to the server, or the version that it is in by now. */
export type Lack = 'signal' | 'version';

const PATIENCE_MS = 5_000;

/** A part of the app is not on this device, and did not come. */
export class MissingPart extends Error {
  override name = 'MissingPart';

  constructor(
    readonly lack: Lack,
    /** Asks for it once more, after which it can be shown. Throws a MissingPart where it does not come. */
    readonly fetchAgain: () => Promise<void>,
    cause: unknown,
  ) {
    super(`A part of the app is missing for want of ${lack}.`, { cause });
  }
}

/** What a script lacks that did not come; undefined where the failure is another. */
export async function lackOf(failure: unknown): Promise<Lack | undefined> {
  if (!(failure instanceof Error) || failure.name !== 'ChunkLoadError') return undefined;
  // The bundler's own word for where it has asked.
  const { request } = failure as { request?: unknown };
  return typeof request === 'string' && (await isGone(request)) ? 'version' : 'signal';
}

/** A script's error does not tell the server's "no such file" from a server that is out of reach. */
async function isGone(address: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store', signal });
    return status === 404;
  } catch {
    return false;
  }
}
