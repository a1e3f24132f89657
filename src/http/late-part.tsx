import { type ComponentType, lazy } from 'react';

const TIMEOUT_MS = 5_000;

/** React's `lazy` keeps a failure forever; this one throws a MissingPart, which can be fetched again. */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const loaded = async () => {
    try {
      return await load();
    } catch (failure) {
      const reason = await reasonOf(failure);
      throw reason ? new MissingPart(reason, fetchAgain, failure) : failure;
    }
  };
  let Part: ComponentType<Props> = lazy(async () => ({ default: await loaded() }));
  const fetchAgain = async () => {
    Part = await loaded();
  };
  return function LatePart(props: Props) {
    return <Part {...props} />;
  };
}

/** signal: no connection. version: a newer version has replaced the file. */
type Reason = 'signal' | 'version';

export class MissingPart extends Error {
  override name = 'MissingPart';

  constructor(
    readonly reason: Reason,
    /** Throws a MissingPart if the part still does not load. */
    readonly fetchAgain: () => Promise<void>,
    cause: unknown,
  ) {
    super(`A part of the app is missing for want of ${reason}.`, { cause });
  }
}

/** undefined if the failure is not a missing script. */
async function reasonOf(failure: unknown): Promise<Reason | undefined> {
  if (!(failure instanceof Error) || failure.name !== 'ChunkLoadError') return undefined;
  // Set by the bundler: the address it has tried.
  const { request } = failure as { request?: unknown };
  return typeof request === 'string' && (await isGone(request)) ? 'version' : 'signal';
}

/** A script error does not tell a 404 from an unreachable server. */
async function isGone(address: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store', signal });
    return status === 404;
  } catch {
    return false;
  }
}
