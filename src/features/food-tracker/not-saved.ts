import { messages } from './messages';

/** The toast when the local store refused. */
export const NOT_SAVED = {
  title: messages.notSaved,
  description: messages.thisCouldNotBeSavedOn,
  failed: true,
};
