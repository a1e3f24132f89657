export const messages = {
  // ledger-card.tsx
  everyChangeAccountedFor: 'Every change accounted for',
  anEntryCanHaveManyChanges:
    'An entry can have many changes: writing it, correcting it, deleting it.',
  savedOnThisDevice: 'Saved on this device',
  confirmedByTheServer: 'Confirmed by the server',
  waitingOrRefused: 'Waiting or refused',
  carriedOnInALaterChange: 'Carried on in a later change',
  givenUp: 'Given up',
  carriedOn:
    'Carried on: refused, and sent again with a later change. Given up: refused, and then discarded or deleted by you.',
  theServerCouldNotBeAsked:
    'The server could not be asked now. It is asked again with the next sync.',
  checking: 'Checking...',
  checkWithTheServer: 'Check with the server',
  nothingWasSavedOnThisDevice: 'Nothing was saved on this device yet.',
  itAddsUp: 'It adds up: {saved} saved, {saved} accounted for.',
  itDoesNotAddUp:
    'It does not add up: {saved} saved, {found} accounted for. Please copy the diagnostics and send them to the person who runs this server.',
  thisDeviceAndTheServerDo: 'This device and the server do not hold the same',
  thisDeviceAndTheServerHave: 'This device and the server have not been compared yet.',
  checked: '{differ}, checked {moment}. {differences}',
  neitherThisDeviceNorTheServer:
    'Neither this device nor the server holds an entry yet, checked {moment}.',
  thisDeviceAndTheServerHold:
    'This device and the server hold the same {entries}, checked {moment}.',
  neitherThisDeviceNorTheServerHeld: 'Neither this device nor the server held an entry',
  thisDeviceAndTheServerHeld: 'This device and the server held the same {entries}',
  whenLastCompared: '{held} when last compared, {moment}. They have synced since.',
  theyAreComparedOnceMoreWith:
    'The next sync compares them again. If they still differ, everything is loaded again.',
  everythingIsBeingLoadedAnew: 'Everything is being loaded again. What waits on this device stays.',
  loadingEverythingAnewDidNotHelp:
    'Loading everything again did not help. Please copy the diagnostics and send them to the person who runs this server.',
  // refused-entries.tsx
  restore: 'Restore',
  retry: 'Retry',
  edit: 'Edit',
  export: 'Export',
  discard: 'Discard',
  broughtBack: 'Brought back',
  notDone: 'Nothing was changed',
  couldNotBeSaved: 'This device could not save it. Try again.',
  sentAgain: 'Sent again',
  discardThisChange: 'Discard this change?',
  discarded: 'Discarded',
  needsYou: 'Needs you',
  keptAsYouEnteredThem: 'Kept here as you entered them, until you decide.',
  theServerSays: 'The server says: {said}',
  refused: '{entry}, refused {at}',
  // refused-words.ts
  itWasDeletedElsewhere: 'It was deleted elsewhere before this change got there.',
  theServerFoundSomethingInIt: 'The server found something in it that it cannot keep.',
  itIsLargerThanTheServer:
    'It is larger than the server accepts. Make it shorter and it is sent again.',
  yourAccountHoldsAsMuchAs:
    'Your account on this server is full. Ask the person who runs the server for more room, then try again. What you delete now makes room only after 30 days or more.',
  theServerTookItForAnother:
    'The server mistook it for a change that it already has. Trying again helps.',
  theServerCouldNotReadIt:
    'The server could not read it for days. This is a bug in the app, not your fault.',
  thisServerDoesNotKnowThis: 'This server does not know this kind of change yet.',
  yourDeletion: 'your deletion',
  bringingItBack: 'bringing it back',
  yourChange: 'your change',
  changes: '{changes} changes',
  newEntry: 'new entry',
  itIsOnThisDeviceAlone: 'It is on this device alone: it will be gone.',
  itStaysDeleted: 'It stays deleted, and your change is gone.',
  itWillBeShownAsThe: 'It will be shown as the server has it, and your change is gone.',
  // status-card.tsx
  newEntriesGetAWrongTime:
    '{clockAhead} New entries get a wrong time. Turn on automatic date and time in the settings of this device.',
  thatIsLongerThanItShould:
    'This takes longer than it should. Nothing is lost. Copy the diagnostics below and send them to the person who runs this server.',
  lastSuccess: 'Last success',
  notYet: 'Not yet',
  photosWaiting: 'Photos waiting',
  photosThatTheServerCannotRead: 'Photos that the server cannot read; they stay here',
  entriesKeptForANewerServer: 'Entries kept for a newer server',
  signIn: 'Sign In',
  reload: 'Reload',
  syncing: 'Syncing...',
  syncNow: 'Sync now',
  theServerWasReachedJustNow: 'The server was reached just now.',
  // status-words.ts
  theAppAndTheServerAre: 'The app and the server are different versions',
  reloadToGetTheMatchingVersion: 'Reload to get the matching version. {summary}',
  syncWaitsForYouToSign: 'Sync waits for you to sign in',
  yourEntriesStayOnThisDevice: 'Your entries stay on this device.',
  nothingWaitsInThisTab: 'Nothing waits in this tab.',
  safeOnThisDevice: 'safe on this device',
  onlyInThisTab: 'only in this tab: do not close or reload it',
  entriesWaitHere: '{pending, plural, one {# entry waits} other {# entries wait}}, {kept}.',
  waitSince:
    '{pending, plural, one {# entry has waited} other {# entries wait, the oldest}} since {since}. {pending, plural, one {It is} other {They are}} {kept}.',
  moreSeeBelow: ' {rejected} more: see below.',
  waitForTheServer: '{pending, plural, one {# entry waits} other {# entries wait}} for the server',
  sinceAndKept:
    '{pending, plural, one {Since} other {The oldest since}} {since}. {pending, plural, one {It is} other {They are}} {kept}.{others}',
  everythingElseIsOnTheServer: 'Everything else is on the server.',
  entriesNeedYou: '{count, plural, one {# entry needs} other {# entries need}} you',
  theServerDidNotTakeThem:
    'The server did not take {rejected, plural, one {it} other {them}}. {rest}',
  photosWaitForTheServer:
    '{photosWaiting, plural, one {# photo waits} other {# photos wait}} for the server',
  everyEntryIsThereAlready: 'Every entry is there already. ',
  photosFollowByThemselves: '{before}Photos follow by themselves.',
  changesWaitForANewerServer:
    '{held, plural, one {# entry waits} other {# entries wait}} for a newer server',
  thisAppKnowsSomethingThatThe:
    'This app is newer than the server. What the server cannot store yet is {kept}.',
  notSyncedYet: 'Not synced yet',
  thisDeviceHasNotReachedThe:
    'This device has not reached the server yet. It keeps trying by itself.',
  nothingWaitsOnThisDevice: 'Nothing waits on this device.',
  photosrefusedPluralOneOtherThatThe:
    '{photosRefused, plural, one {# photo} other {# photos}} that the server cannot read {photosRefused, plural, one {stays} other {stay}} on this device.',
  everythingIsOnTheServer: 'Everything is on the server',
  everyEntryIsOnTheServer: 'Every entry is on the server',
  thereIsNoSignal: 'You are offline. Sync continues by itself when you are back online.',
  theServerHasNoRoomFor:
    'The server has no room for more right now. What waits is {kept}. {nextTryAt}',
  theLastTryDidNotGet: 'You are online, but the server did not answer. {nextTryAt}',
  theNextTryIsInA: 'The next try is in a moment.',
  theNextTryIsAt: 'The next try is at {nextTryAt}.',
  // storage-card.tsx
  onThisDevice: 'On this device',
  thisIsASharedDevice:
    'This is a shared device, so nothing is kept on it. Everything is in this tab. Reloading or closing the tab signs you out, and what is not synced by then is lost.',
  safariClearsSitesThatAreNot:
    'Safari clears sites that are not opened for a week. To keep Platelog, tap •••, then Share, then Add to Home Screen.',
  platelogTakesUpHere: 'Platelog takes up {usage} here.',
  theBrowserSaidYes: 'The browser said yes.',
  theBrowserSaidNo:
    'The browser said no for now. It decides by how often you use Platelog. Once Platelog is on your home screen, it usually agrees.',
  asking: 'Asking...',
  askTheBrowserToKeepThem: 'Ask the browser to keep them',
  thisPrivateWindowDoesNotKeep:
    'This private window does not keep your entries when you close it. Once synced, they are safe.',
  thisBrowserDoesNotSayWhether: 'This browser does not say whether it keeps your entries for good.',
  theBrowserHasPromisedToKeep: 'The browser has promised to keep your entries on this device.',
  theBrowserMayClearYourEntries:
    'The browser may clear your entries from this device when it runs out of room. Synced ones come back from the server.',
  // sync-status-page.tsx
  sync: 'Sync',
  backToToday: 'Back to Today',
  diagnosticsCopied: 'Diagnostics copied',
  pasteThemWhereYouWereAsked: 'Paste them where you were asked for them.',
  diagnosticsSavedAsAFile: 'Diagnostics saved as a file',
  copyDiagnostics: 'Copy diagnostics',
  numbersAndTimesForWhoeverHelps:
    'Numbers and times for the person who helps you. They contain nothing that you entered.',
  // shared by several files
  entries: '{count, plural, one {# entry} other {# entries}}',
};
