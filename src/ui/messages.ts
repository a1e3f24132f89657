export const messages = {
  // brand.tsx
  platelog: 'Platelog',
  // calories.tsx
  energyUnknown: '{unit} unknown',
  kilocalories: 'kilocalories',
  kilojoules: 'kilojoules',
  couldBe: 'could be {low} to {high}',
  // day-figures.tsx
  rightOnYourTarget: 'Right on your target',
  energyLeft: '{energy} left',
  energyOverYourTarget: '{energy} over your target',
  mealsWithNoNumbersYet: '{missing, plural, one {# meal} other {# meals}} with no numbers yet',
  // dialog.tsx
  cancel: 'Cancel',
  discardChanges: 'Discard changes?',
  yourEditsAreNotSaved: 'Your changes are not saved.',
  discard: 'Discard',
  keepEditing: 'Keep editing',
  // filling-card.tsx
  yourEntries: 'Your entries',
  yourEntriesAreLoading: 'Your entries are loading',
  yourEntriesAreNotOnThis: 'Your entries are not on this device yet',
  theyAreLoadedFromTheServer:
    'They are loading from the server. Your numbers appear here when everything has loaded.',
  theyLoadAsSoonAs:
    'They load as soon as this device reaches the server. Anything you log until then is saved.',
  loadingYourEntries: 'Loading your entries',
  n1MealSoFar: '1 meal so far',
  mealsSoFar: '{meals} meals so far',
  // macros.tsx
  protein: 'Protein',
  carbs: 'Carbs',
  fat: 'Fat',
  fiber: 'Fiber',
  // navigation.tsx
  main: 'Main',
  // password-field.tsx
  hidePassword: 'Hide password',
  showPassword: 'Show password',
  password: 'Password',
  minCharacters: 'Min. {passwordMin} characters',
  confirmPassword: 'Confirm Password',
  // record-names.ts
  meal: 'Meal',
  aMealWithoutAName: 'A meal without a name',
  photo: 'Photo',
  aPhoto: 'A photo',
  photoOf: 'Photo of {mealName}',
  countedMeals: '{count, plural, one {# meal} other {# meals}}',
  countedPhotos: '{count, plural, one {# photo} other {# photos}}',
  countedProfiles: '{count, plural, one {# profile} other {# profiles}}',
  countedWeights: '{count, plural, one {# weight} other {# weights}}',
  countedEntries: '{count, plural, one {# entry} other {# entries}}',
  goalsAndDetails: 'Goals and details',
  yourGoalsAndDetails: 'Your goals and details',
  weight: 'Weight',
  aWeight: 'A weight',
  aFoodOfYours: 'Your food',
  oneOfYourFoods: 'One of your foods',
  yourFood: 'Your food “{own}”',
  favorite: 'Favorite',
  aFavorite: 'A favorite',
  favoriteNamed: 'Favorite “{own}”',
  rememberedFood: 'Remembered food',
  aFood: 'A food',
  whatMeans: 'What “{words}” means',
  // skip-link.tsx
  skipToContent: 'Skip to content',
  // time.ts
  isThisDayRight: 'Is {day} right? If it is, save again.',
  theClockOfThisDeviceIs: 'The clock on this device is about {spanWords} {way}.',
  days: '{days, plural, one {# day} other {# days}}',
  hours: '{hours, plural, one {# hour} other {# hours}}',
  minutes: '{minutes, plural, one {# minute} other {# minutes}}',
  // unsaved-changes.tsx
  leaveWithoutSaving: 'Leave without saving?',
  yourChangesAreNotSaved: 'Your changes on this page are not saved.',
  leave: 'Leave',
  stayHere: 'Stay here',
  // plan.ts
  cancelledEnds: 'Cancelled, ends {day}',
  // toast-card.tsx
  close: 'Close',
  // notice-page.tsx
  tryAgain: 'Try again',
};
