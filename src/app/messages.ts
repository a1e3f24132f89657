export const messages = {
  // admin-layout.tsx
  loading: 'Loading',
  noConnection: 'No connection',
  theAdminAreaWorksOnlyOnline:
    'The admin area only works online. Nothing from it is stored on this device.',
  // deletion-notices.tsx
  ok: 'OK',
  thisAccountWasDeletedNothingLeft:
    'This account was deleted. Nothing from it is left on this device.',
  thisAccountWasDeletedSomeLeft:
    'This account was deleted. {left, plural, one {# entry} other {# entries}} on this device never reached the server. You can save {left, plural, one {it} other {them}} as a file until {until}. Then {left, plural, one {it is} other {they are}} deleted here, too.',
  // consent-gate.tsx
  forPeopleOf13AndOlder: 'Platelog is for people of 13 and older',
  youSaidToBeYounger:
    'You said that you are younger. You can only export or delete this account. Was that a mistake? Contact the person who runs this server. The address is in the privacy policy.',
  nothingNewIsSaved: 'Nothing new is saved',
  youHaveNotAgreed:
    'Without your consent to health data, you can only export or delete this account. What is stored stays until you delete it.',
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
    'If not, move to fresh storage. Your unsynced entries move along, and the rest loads from the server.',
  // member-banner.tsx
  logIt: 'Log it',
  aSharedPhotoWaits: 'A shared photo is waiting',
  sharedPhotosWait: '{waiting} shared photos are waiting',
  signIn: 'Sign In',
  signInToKeepSyncing: 'Sign in to keep syncing',
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
  whatYouSharedWaitsOnThis: 'What you shared is saved on this device. Log in to add it.',
  goToLogin: 'Go to Login',
  newHere: 'New here?',
  createAnAccount: 'Create an account',
  // missing-page.tsx
  offline: 'Offline',
  newVersion: 'New version',
  thisPageNeedsAConnectionOnce: 'This page needs a connection once',
  itIsNotOnThisDevice:
    'It is not on this device yet. It opens as soon as you are back online, and then works offline, too.',
  tryAgain: 'Try again',
  stillOffline: 'Still offline',
  thereIsANewerVersion: 'There is a newer version',
  thisPageOpensInTheNew:
    'This page needs the new version of Platelog. What you logged stays on this device.',
  loadTheNewVersion: 'Load the new version',
  // move-to-fresh-storage.tsx
  moving: 'Moving...',
  moveToFreshStorage: 'Move to fresh storage',
  whatWaitsCouldNotBeRead:
    'Your unsynced entries could not be read, so nothing was changed. Reload, then try again.',
  movedWaitingChangesAndPhotos:
    'Moved {changes, plural, one {# unsynced change} other {# unsynced changes}} and {photos, plural, one {# photo} other {# photos}}. The rest loads from the server. Reload to continue.',
  // member-banner.tsx, announcements
  announced: '{title} (from {day})',
  readIt: 'Read',
  gotIt: 'Got it',
  // prerender.tsx
  platelogCalorieCounterForMealsIn: 'Platelog: calorie counter for meals in words or by photo',
  describeAMealOrTakeIts:
    'Describe a meal or take a photo and see calories, protein, carbs and fat right away, even offline. Every number shows where it comes from.',
  signInPlatelog: 'Sign In · Platelog',
  signInToPlatelog: 'Sign in to Platelog to see your meals and goals on this device, too.',
  privacyPolicyPlatelog: 'Privacy Policy · Platelog',
  whatPlatelogStoresAboutYou:
    'What Platelog stores about you, where it is stored, who can see it, and how you export or delete it.',
  termsOfServicePlatelog: 'Terms of Service · Platelog',
  whatYouCanExpect:
    'What you can expect from Platelog and what it expects from you: accounts, plans, prices, canceling, and health.',
  // top-bars.tsx
  aNewVersionIsReady: 'A new version is ready. Everything you saved is safe.',
  anotherTabHasLoadedANew:
    'Another tab has loaded a new version. Everything you saved is safe. Reload to continue in this one.',
  theAppAndTheServerAre:
    'The app and the server are different versions, so nothing syncs. Everything you saved is safe on this device. Reload to get the matching version.',
  aNewerVersionOfPlatelogHas:
    'A newer version of Platelog has changed the data on this device. Everything you saved is safe. Reload to continue.',
  reload: 'Reload',
  later: 'Later',
  platelogIsOpenInAnotherWindow:
    'An older version of Platelog is open in another window. Close that window to continue here.',
  theBrowserStorageIsNotResponding:
    'The storage of this browser is not responding. Your entries are still in it.',
};
