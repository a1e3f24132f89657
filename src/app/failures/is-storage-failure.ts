// Names that browsers and Dexie give to errors of a broken database.
const NAMES = new Set([
  'AbortError',
  'DatabaseClosedError',
  'InvalidStateError',
  'NotFoundError',
  'OpenFailedError',
  'TimeoutError',
  'UnknownError',
  'VersionError',
]);

export function isStorageFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return NAMES.has(error.name) || isStorageFailure((error as { inner?: unknown }).inner);
}
