export const messages = {
  // admin-layout.tsx
  loading: 'Loading',
  noConnection: 'No connection',
  theAdministratorsAreaWorksOnlyWith:
    "The administrator's area works only with a connection to the server. Nothing of it is kept on this device.",
  // deletion-notices.tsx
  ok: 'OK',
  thisAccountWasDeletedNothingLeft:
    'This account was deleted. Nothing of it is left on this device.',
  thisAccountWasDeletedSomeLeft:
    'This account was deleted. {left, plural, one {# entry} other {# entries}} on this device never reached the server. You can save {left, plural, one {it} other {them}} as a file until {until}. Then {left, plural, one {it is} other {they are}} deleted here, too.',
  // consent-gate.tsx
  forPeopleOf13AndOlder: 'Platelog is for people of 13 and older',
  youSaidToBeYounger:
    'You said that you are younger. This account can only be exported or deleted. Was that a mistake? Write to the host of this server; the privacy policy names the address.',
  nothingNewIsTaken: 'Nothing new is taken',
  youHaveNotAgreed:
    'Without your consent to health data, this account can only be exported or deleted. What is stored stays until you delete it.',
  saveAsAFile: 'Save as a file',
  deleteNow: 'Delete now',
  askDeleteNow: 'Delete now?',
  neverReachedTheServer:
    '{left, plural, one {# entry} other {# entries}} never reached the server and cannot be brought back.',
  delete: 'Delete',
  // error-boundary.tsx
  thisScreenFailed: 'This screen failed',
  yourEntriesAreSafeOnThis:
    'Your entries are safe on this device. Reloading the page usually helps.',
  ifItDoesNot:
    'If it does not, move to fresh storage: what waits comes along, and the rest is loaded from the server.',
  // member-banner.tsx
  logIt: 'Log it',
  aSharedPhotoWaits: 'A shared photo waits',
  sharedPhotosWait: '{waiting} shared photos wait',
  signIn: 'Sign In',
  signInToGoOnSyncing: 'Sign in to go on syncing',
  signInToSyncEntries: 'Sign in to sync {waiting, plural, one {# entry} other {# entries}}',
  entriesAreOnlyInThisTab:
    'Shared device: {count, plural, one {# entry is} other {# entries are}} not synced and only in this tab. If you reload or close it, {count, plural, one {it is} other {they are}} lost.',
  // member-layout.tsx
  today: 'Today',
  diary: 'Diary',
  logAMeal: 'Log a meal',
  progress: 'Progress',
  you: 'You',
  pleaseLogIn: 'Please Log In',
  logInToSeeYourMeals: 'Log in to see your meals.',
  whatYouSharedWaitsOnThis: 'What you shared waits on this device. Log in to add it.',
  goToLogin: 'Go to Login',
  newHere: 'New here?',
  createAnAccount: 'Create an account',
  // missing-page.tsx
  noSignal: 'No signal',
  newVersion: 'New version',
  thisPageNeedsSignalOnce: 'This page needs signal once',
  itIsNotOnThisDevice:
    'It is not on this device yet. It opens by itself as soon as there is signal, and is kept from then on.',
  tryAgain: 'Try again',
  stillNoSignal: 'Still no signal',
  thereIsANewerVersion: 'There is a newer version',
  thisPageOpensInTheNew:
    'This page opens in the new version of Platelog. What you have logged stays on this device.',
  loadTheNewVersion: 'Load the new version',
  // move-to-fresh-storage.tsx
  moving: 'Moving...',
  moveToFreshStorage: 'Move to fresh storage',
  whatWaitsCouldNotBeRead:
    'What waits could not be read, so nothing was changed. Reload, then try again.',
  movedWaitingChangesAndPhotos:
    'Moved: {changes, plural, one {# waiting change} other {# waiting changes}} and {photos, plural, one {# photo} other {# photos}}. The rest comes from the server. Reload to go on.',
  // announcement-banner.tsx
  announced: '{title} (from {day})',
  readIt: 'Read',
  gotIt: 'Got it',
  // public-pages.ts
  platelogCalorieCounterForMealsIn: 'Platelog: calorie counter for meals in words or by photo',
  describeAMealOrTakeIts:
    'Describe a meal or take its photo and see calories, protein, carbs and fat at once, even with no signal. Every number shows where it comes from.',
  signInPlatelog: 'Sign In · Platelog',
  signInToPlatelog:
    'Sign in to Platelog: your meals, your goals and your days, on this device too.',
  privacyPolicyPlatelog: 'Privacy Policy · Platelog',
  whatPlatelogKeepsOfYou:
    'What Platelog keeps of you, where it is kept, who can see it, and how you get it back or have it deleted.',
  termsOfServicePlatelog: 'Terms of Service · Platelog',
  whatYouMayExpectOfPlatelog:
    'What you may expect of Platelog and what it expects of you: accounts, plans, prices, cancelling, and health.',
  // top-bars.tsx
  aNewVersionIsReady: 'A new version is ready. Everything you saved is safe.',
  anotherTabHasLoadedANew:
    'Another tab has loaded a new version. Everything you saved is safe; reload to go on in this one.',
  theAppAndTheServerAre:
    'The app and the server are different versions, so nothing syncs. Everything you saved is safe on this device; reload to get the matching version.',
  aNewerVersionOfPlatelogHas:
    'A newer version of Platelog has changed the data on this device. Everything you saved is safe; reload to go on.',
  reload: 'Reload',
  later: 'Later',
  platelogIsOpenInAnotherWindow:
    'Platelog is open in another window that is older. Close that window to go on here.',
  theStorageOfThisBrowserDoes:
    'The storage of this browser does not answer. Your entries are still in it.',
};
