import { COMMON } from '../words/common-messages';

export const messages = {
  yourEntries: 'Your entries',
  yourEntriesAreLoading: 'Your entries are loading',
  entriesNotHereYet: 'Your entries are not on this device yet',
  loadingFromServer:
    'They are loading from the server. Your numbers appear here when everything has loaded.',
  loadOnceConnected:
    'They load as soon as this device reaches the server. Anything you log until then is saved.',
  loadingYourEntries: 'Loading your entries',
  mealsSoFar: '{meals, plural, one {# meal} other {# meals}} so far',
  notSaved: COMMON.notSaved,
  couldNotBeSaved: COMMON.couldNotBeSaved,
};
