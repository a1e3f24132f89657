import {
  type ComponentType,
  lazy,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';

const TIMEOUT_MS = 5_000;
const EVERY_MS = 15_000;

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
  let Part: ComponentType<Props> = lazy(async () => ({ default: await counted(loaded()) }));
  const fetchAgain = async () => {
    Part = await loaded();
  };
  return function LatePart(props: Props) {
    return <Part {...props} />;
  };
}

// How many pages or layouts are loading.
let onTheWay = 0;
const watchers = new Set<() => void>();

async function counted<Result>(work: Promise<Result>): Promise<Result> {
  change(1);
  try {
    return await work;
  } finally {
    change(-1);
  }
}

function change(by: number): void {
  onTheWay += by;
  for (const notify of watchers) notify();
}

function watch(notify: () => void): () => void {
  watchers.add(notify);
  return () => {
    watchers.delete(notify);
  };
}

/** Whether a page's script is loading. */
export function usePartIsLoading(): boolean {
  return useSyncExternalStore(
    watch,
    () => onTheWay > 0,
    () => false,
  );
}

/** For an optional part of a page: shows nothing until the part has loaded. */
export function lateCard<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Card: ComponentType<Props> | null = null;
  return function LateCard(props: Props) {
    const [loaded, setLoaded] = useState(Card !== null);
    const [failed, setFailed] = useState<{ by: unknown } | null>(null);
    const attempt = useCallback(async () => {
      try {
        Card ??= await load();
        setLoaded(true);
      } catch (failure) {
        if (!isMissingScript(failure)) setFailed({ by: failure });
      }
    }, []);
    useRetries(loaded ? null : attempt);
    if (failed) throw failed.by;
    return Card && <Card {...props} />;
  };
}

/** Tries at once, then when the device comes online, when the page becomes visible, and by timer. */
export function useRetries(tryAgain: (() => Promise<void>) | null): void {
  useEffect(() => {
    if (!tryAgain) return;
    const attempt = () => {
      if (navigator.onLine && !document.hidden) void tryAgain();
    };
    // Even if the browser reports no connection, because the service worker may have the script.
    void tryAgain();
    window.addEventListener('online', attempt);
    document.addEventListener('visibilitychange', attempt);
    const timer = setInterval(attempt, EVERY_MS);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', attempt);
      document.removeEventListener('visibilitychange', attempt);
    };
  }, [tryAgain]);
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

function isMissingScript(failure: unknown): failure is Error {
  return failure instanceof Error && failure.name === 'ChunkLoadError';
}

/** undefined if the failure is not a missing script. */
async function reasonOf(failure: unknown): Promise<Reason | undefined> {
  if (!isMissingScript(failure)) return undefined;
  // The bundler sets it to the address of the script.
  const { request } = failure as { request?: unknown };
  return typeof request === 'string' && (await isGone(request)) ? 'version' : 'signal';
}

/** Asks the server, because a script error does not show whether it was a 404 or an unreachable server. */
async function isGone(address: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store', signal });
    return status === 404;
  } catch {
    return false;
  }
}
