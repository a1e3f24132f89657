import type { FailureKind } from '#shared/contract/reports';

const MOST_OF_A_PAGE = 50;
let failureCount = 0;

/** Stores failures of this page on the device, where the user can read and send them. */
export function watchFailures(): void {
  window.addEventListener('error', (event) => {
    // The event has no error if a script of another site or an extension threw it.
    const { error } = event as { error?: unknown };
    if (error !== null && error !== undefined) noteFailure('error', error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    noteFailure('rejection', reason);
  });
}

/** Never throws. */
export function noteFailure(kind: FailureKind, failure: unknown): void {
  if (failureCount >= MOST_OF_A_PAGE || isExpected(failure)) return;
  failureCount += 1;
  keep(kind, failure).catch(() => undefined);
}

async function keep(kind: FailureKind, failure: unknown): Promise<void> {
  // Loaded only now, because the landing page renders without the database code.
  const [{ keepFailure }, { BUILD }, { browserWords }] = await Promise.all([
    import('../../store/failure-reports'),
    import('../../sync/app-version'),
    import('../../device/browser-words'),
  ]);
  const { pathname: path } = window.location;
  await keepFailure({
    kind,
    failure,
    path,
    app: BUILD,
    browser: browserWords(navigator.userAgent),
  });
}

const EXPECTED = new Set(['AbortError', 'MissingPart', 'ChunkLoadError']);

/** Failures that the app does not cause: no connection, a part that did not load, an aborted request, an extension. */
function isExpected(failure: unknown): boolean {
  if (!(failure instanceof Error)) return false;
  const { name, stack = '' } = failure;
  const { kind } = failure as { kind?: unknown };
  if (EXPECTED.has(name) || (name === 'CallError' && kind === 'offline')) return true;
  return /\b[a-z]+-extension:\/\//.test(stack);
}
