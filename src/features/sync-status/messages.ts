import { COMMON } from '../../ui/words/common-messages';

export const messages = {
  // ledger-card.tsx
  everyChangeAccountedFor: 'Every change accounted for',
  aboutChanges: 'An entry can have many changes: writing it, correcting it, deleting it.',
  savedOnThisDevice: 'Saved on this device',
  confirmedByTheServer: 'Confirmed by the server',
  waitingOrRefused: 'Waiting or refused',
  carriedOnInLaterChange: 'Carried on in a later change',
  givenUp: 'Given up',
  carriedOnAndGivenUpMean:
    'Carried on: refused, and sent again with a later change. Given up: refused, and then discarded or deleted by you.',
  serverNotAsked: 'The server could not be asked now. It is asked again with the next sync.',
  checking: 'Checking...',
  checkWithTheServer: 'Check with the server',
  nothingSavedYet: 'Nothing was saved on this device yet.',
  itAddsUp: 'It adds up: {saved} saved, {saved} accounted for.',
  itDoesNotAddUp:
    'It does not add up: {saved} saved, {found} accounted for. Please copy the diagnostics and send them to the person who runs this server.',
  contentsDiffer: 'This device and the server do not hold the same',
  notComparedYet: 'This device and the server have not been compared yet.',
  comparedWithDifferences: '{differ}, checked {moment}. {differences}',
  bothEmpty: 'Neither this device nor the server holds an entry yet, checked {moment}.',
  bothHoldTheSame: 'This device and the server hold the same {entries}, checked {moment}.',
  bothWereEmpty: 'Neither this device nor the server held an entry',
  bothHeldTheSame: 'This device and the server held the same {entries}',
  whenLastCompared: '{held} when last compared, {moment}. They have synced since.',
  comparedAgainNextSync:
    'The next sync compares them again. If they still differ, everything is loaded again.',
  loadingEverythingAgain: 'Everything is being loaded again. What waits on this device stays.',
  loadingAgainDidNotHelp:
    'Loading everything again did not help. Please copy the diagnostics and send them to the person who runs this server.',
  // refused-entries.tsx
  restore: 'Restore',
  retry: 'Retry',
  edit: 'Edit',
  export: 'Export',
  discard: 'Discard',
  broughtBack: 'Brought back',
  notDone: 'Nothing was changed',
  couldNotBeSaved: COMMON.notSavedTryAgain,
  sentAgain: 'Sent again',
  discardThisChange: 'Discard this change?',
  discarded: 'Discarded',
  needsYou: 'Needs you',
  keptUntilYouDecide: 'Kept here as you entered them, until you decide.',
  theServerSays: 'The server says: {said}',
  refused: '{entry}, refused {at}',
  // refused-words.ts
  deletedElsewhere: 'It was deleted elsewhere before this change got there.',
  cannotBeStored: 'The server found something in it that it cannot keep.',
  tooLarge: 'It is larger than the server accepts. Make it shorter and it is sent again.',
  accountFull:
    'Your account on this server is full. Ask the person who runs the server for more room, then try again. What you delete now makes room only after 30 days or more.',
  takenForAnotherChange:
    'The server mistook it for a change that it already has. Trying again helps.',
  notReadableForDays:
    'The server could not read it for days. This is a bug in the app, not your fault.',
  unknownToServer: 'This server does not know this kind of change yet.',
  yourDeletion: 'your deletion',
  bringingItBack: 'bringing it back',
  yourChange: 'your change',
  changes: '{changes} changes',
  newEntry: 'new entry',
  onlyOnThisDevice: 'It is on this device alone: it will be gone.',
  itStaysDeleted: 'It stays deleted, and your change is gone.',
  serverVersionShown: 'It will be shown as the server has it, and your change is gone.',
  // status-card.tsx
  newEntriesGetWrongTime:
    '{clockAhead} New entries get a wrong time. Turn on automatic date and time in the settings of this device.',
  takesTooLong:
    'This takes longer than it should. Nothing is lost. Copy the diagnostics below and send them to the person who runs this server.',
  lastSuccess: 'Last success',
  notYet: 'Not yet',
  photosWaiting: 'Photos waiting',
  unreadablePhotos: 'Photos that the server cannot read; they stay here',
  entriesForNewerServer: 'Entries kept for a newer server',
  signIn: COMMON.signIn,
  reload: 'Reload',
  syncing: 'Syncing...',
  syncNow: 'Sync now',
  serverReachedJustNow: 'The server was reached just now.',
  // status-words.ts
  versionsDiffer: 'The app and the server are different versions',
  reloadForMatchingVersion: 'Reload to get the matching version. {summary}',
  syncNeedsSignIn: 'Sync waits for you to sign in',
  entriesStayOnThisDevice: 'Your entries stay on this device.',
  nothingWaitsInThisTab: 'Nothing waits in this tab.',
  safeOnThisDevice: 'safe on this device',
  onlyInThisTab: 'only in this tab: do not close or reload it',
  entriesWaitHere: '{pending, plural, one {# entry waits} other {# entries wait}}, {kept}.',
  waitSince:
    '{pending, plural, one {# entry has waited} other {# entries wait, the oldest}} since {since}. {pending, plural, one {It is} other {They are}} {kept}.',
  moreRejected: ' {rejected} more: see below.',
  entriesWaitForServer:
    '{pending, plural, one {# entry waits} other {# entries wait}} for the server',
  waitingSinceAndKept:
    '{pending, plural, one {Since} other {The oldest since}} {since}. {pending, plural, one {It is} other {They are}} {kept}.{others}',
  restIsOnServer: 'Everything else is on the server.',
  entriesNeedYou: '{count, plural, one {# entry needs} other {# entries need}} you',
  notAcceptedByServer: 'The server did not take {rejected, plural, one {it} other {them}}. {rest}',
  photosWaitForServer:
    '{photosWaiting, plural, one {# photo waits} other {# photos wait}} for the server',
  entriesAlreadyThere: 'Every entry is there already. ',
  photosFollowByThemselves: '{before}Photos follow by themselves.',
  entriesWaitForNewerServer:
    '{held, plural, one {# entry waits} other {# entries wait}} for a newer server',
  appNewerThanServer:
    'This app is newer than the server. What the server cannot store yet is {kept}.',
  notSyncedYet: 'Not synced yet',
  serverNeverReached: 'This device has not reached the server yet. It keeps trying by itself.',
  nothingWaitsOnThisDevice: 'Nothing waits on this device.',
  photosRefused:
    '{photosRefused, plural, one {# photo} other {# photos}} that the server cannot read {photosRefused, plural, one {stays} other {stay}} on this device.',
  everythingOnServer: 'Everything is on the server',
  everyEntryOnServer: 'Every entry is on the server',
  youAreOffline: 'You are offline. Sync continues by itself when you are back online.',
  serverFull: 'The server has no room for more right now. What waits is {kept}. {nextTryAt}',
  serverDidNotAnswer: 'You are online, but the server did not answer. {nextTryAt}',
  nextTryInAMoment: 'The next try is in a moment.',
  nextTryAt: 'The next try is at {nextTryAt}.',
  // storage-card.tsx
  onThisDevice: 'On this device',
  sharedDeviceKeepsNothing:
    'This is a shared device, so nothing is kept on it. Everything is in this tab. Reloading or closing the tab signs you out, and what is not synced by then is lost.',
  safariClearsSites:
    'Safari clears sites that are not opened for a week. To keep Platelog, tap •••, then Share, then Add to Home Screen.',
  storageUsed: 'Platelog takes up {usage} here.',
  browserSaidYes: 'The browser said yes.',
  browserSaidNo:
    'The browser said no for now. It decides by how often you use Platelog. Once Platelog is on your home screen, it usually agrees.',
  asking: 'Asking...',
  askBrowserToKeep: 'Ask the browser to keep them',
  privateWindowKeepsNothing:
    'This private window does not keep your entries when you close it. Once synced, they are safe.',
  browserDoesNotSay: 'This browser does not say whether it keeps your entries for good.',
  browserPromisedToKeep: 'The browser has promised to keep your entries on this device.',
  browserMayClear:
    'The browser may clear your entries from this device when it runs out of room. Synced ones come back from the server.',
  // sync-status-page.tsx
  sync: 'Sync',
  backToToday: 'Back to Today',
  diagnosticsCopied: 'Diagnostics copied',
  pasteWhereAsked: 'Paste them where you were asked for them.',
  diagnosticsSavedAsFile: 'Diagnostics saved as a file',
  copyDiagnostics: 'Copy diagnostics',
  aboutDiagnostics:
    'Numbers and times for the person who helps you. They contain nothing that you entered.',
  // shared by several files
  entries: '{count, plural, one {# entry} other {# entries}}',
};
