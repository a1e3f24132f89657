// What browsers and Dexie call a database that they cannot work with.
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

/** Whether a screen failed because of this device's storage. */
export function isStorageFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return NAMES.has(error.name) || isStorageFailure((error as { inner?: unknown }).inner);
}
