import { COMMON } from '../../ui/words/common-messages';

export const messages = {
  // deletion-notices.tsx
  ok: 'OK',
  accountDeletedNothingLeft: 'This account was deleted. Nothing from it is left on this device.',
  accountDeletedSomeLeft:
    'This account was deleted. {left, plural, one {# entry} other {# entries}} on this device never reached the server. You can save {left, plural, one {it} other {them}} as a file until {until}. Then {left, plural, one {it is} other {they are}} deleted here, too.',
  saveAsAFile: 'Save as a file',
  deleteNow: 'Delete now',
  askDeleteNow: 'Delete now?',
  neverReachedTheServer:
    '{left, plural, one {# entry} other {# entries}} never reached the server and cannot be brought back.',
  delete: 'Delete',
  // member-banner.tsx
  logIt: COMMON.logIt,
  sharedPhotosWait:
    '{waiting, plural, one {A shared photo is} other {# shared photos are}} waiting',
  signIn: COMMON.signIn,
  signInToKeepSyncing: 'Sign in to keep syncing',
  signInToSyncEntries: 'Sign in to sync {waiting, plural, one {# entry} other {# entries}}',
  entriesOnlyInThisTab:
    'Shared device: {count, plural, one {# entry is} other {# entries are}} not synced and only in this tab. If you reload or close it, {count, plural, one {it is} other {they are}} lost.',
  announced: '{title} (from {day})',
  readIt: 'Read',
  gotIt: COMMON.gotIt,
};
