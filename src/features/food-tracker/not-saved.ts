import { messages } from './messages';

/** The toast when a write to the local store failed. */
export const NOT_SAVED = {
  title: messages.notSaved,
  description: messages.notSavedTryAgain,
  failed: true,
};
