// Names that browsers and Dexie give to errors of a broken database.

import { messages } from '../messages';

const NAMES = new Set([
  messages.aborterror,
  messages.databaseclosederror,
  messages.invalidstateerror,
  messages.notfounderror,
  messages.openfailederror,
  messages.timeouterror,
  messages.unknownerror,
  messages.versionerror,
]);

export function isStorageFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return NAMES.has(error.name) || isStorageFailure((error as { inner?: unknown }).inner);
}
