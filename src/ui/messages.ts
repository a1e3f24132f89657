export const messages = {
  // brand.tsx
  platelog: 'Platelog',
  // calculation.tsx
  slowerThanYouAsked:
    'Slower than you asked: faster changes cost muscle or add fat, so the weekly change is held to a share of your weight.',
  slowerThanYouAskedTheChange:
    'Slower than you asked: the change is held to a share of what you use in a day.',
  slowerThanYouAskedTheDeficit: 'Slower than you asked: the deficit is held to 1,000 kcal a day.',
  slowerThanYouAskedTheTarget:
    'Slower than you asked: the target does not go below what your body uses at rest.',
  under18NoDeficitIsPlanned:
    'Under 18 no deficit is planned: a growing body needs its energy. A doctor can help.',
  noDeficitIsPlanned:
    'No deficit is planned, as your weight is low for your height. A doctor can help.',
  itLeadsToTheLowestHealthy: 'It leads to the lowest healthy weight for your height, not below.',
  yourTargetWeightAsksForNo:
    'Your target weight asks for no change in this direction, so this keeps your weight.',
  byMifflinStJeor1990And:
    'By Mifflin-St Jeor (1990) and 7,700 kcal a kilogram. An estimate for healthy adults, good to about a tenth, and no medical advice; when pregnant or nursing, please ask a doctor.',
  atRestFromWeight: 'At rest, from weight, height, age and gender',
  activity: 'Activity, {activity}',
  keepsYourWeight: 'Keeps your weight',
  aDayRoundedUpTo10: 'A day, rounded up to 10',
  toStayAsYouAre: 'To stay as you are',
  towardsIn: 'Towards {targetWeight} {weightUnit} in {time}',
  thisIsBelow: 'This is below {least}, the least for your body. Please do so with a doctor only.',
  // calories.tsx
  kcalUnknown: 'kcal unknown',
  kcal: 'kcal',
  // code-field.tsx
  code: 'Code',
  sixDigits: 'Six digits, from your authenticator app.',
  useARecoveryCode: 'Use a recovery code',
  recoveryCode: 'Recovery code',
  oneOfThoseThatYouKept: 'One of those that you kept when you set this up. Each works once.',
  useACodeFromTheApp: 'Use a code from the app',
  // day-figures.tsx
  rightOnYourTarget: 'Right on your target',
  kcalLeft: '{left} kcal left',
  kcalOverYourTarget: '{wholeWords} kcal over your target',
  mealsWithoutFiguresYet: '{missing, plural, one {# meal} other {# meals}} without figures yet',
  // dialog.tsx
  cancel: 'Cancel',
  // filling-card.tsx
  yourEntries: 'Your entries',
  yourEntriesAreOnTheirWay: 'Your entries are on their way',
  yourEntriesAreNotOnThis: 'Your entries are not on this device yet',
  theyAreLoadedFromTheServer:
    'They are loaded from the server. Your figures stand here when all of them have come.',
  theyComeAsSoonAsThe:
    'They come as soon as the server can be reached. What you log meanwhile is saved.',
  loadingYourEntries: 'Loading your entries',
  n1MealSoFar: '1 meal so far',
  mealsSoFar: '{meals} meals so far',
  // goals-link.tsx
  setYourGoalsToSeeA: 'Set your goals to see a target here.',
  // macros.tsx
  protein: 'Protein',
  carbs: 'Carbs',
  fat: 'Fat',
  fibre: 'Fibre',
  // navigation.tsx
  main: 'Main',
  // options.ts
  loseWeight: 'Lose weight',
  gainMuscle: 'Gain muscle',
  maintainWeight: 'Maintain weight',
  bulkUp: 'Bulk up',
  sedentaryLittleToNoExercise: 'Sedentary: little to no exercise',
  light13DaysWeek: 'Light: 1-3 days/week',
  moderate35DaysWeek: 'Moderate: 3-5 days/week',
  active67DaysWeek: 'Active: 6-7 days/week',
  veryActive: 'Very Active: 2x/day or intense exercise',
  male: 'Male',
  female: 'Female',
  other: 'Other',
  // password-field.tsx
  hidePassword: 'Hide password',
  showPassword: 'Show password',
  // profile-fields.tsx
  age: 'Age',
  gender: 'Gender',
  activityLevel: 'Activity Level',
  height: 'Height',
  heightFeet: 'Height, feet',
  inches: 'Inches',
  unitOfHeight: 'Unit of height',
  mainGoal: 'Main Goal',
  currentWeight: 'Current Weight',
  targetWeight: 'Target Weight',
  timeline: 'Timeline',
  unitOf: 'Unit of {label}',
  // record-names.ts
  meal: 'Meal',
  aMealWithoutAName: 'A meal without a name',
  photo: 'Photo',
  aPhoto: 'A photo',
  photoOf: 'Photo of {mealName}',
  goalsAndDetails: 'Goals and details',
  yourGoalsAndDetails: 'Your goals and details',
  weight: 'Weight',
  aWeight: 'A weight',
  ownFood: 'Own food',
  aFoodOfYourOwn: 'A food of your own',
  yourFood: 'Your food “{own}”',
  favourite: 'Favourite',
  aFavourite: 'A favourite',
  favourite2: 'Favourite “{own}”',
  rememberedFood: 'Remembered food',
  aFood: 'A food',
  whatMeans: 'What “{words}” means',
  // recovery-codes.tsx
  platelogRecoveryCodes:
    'Platelog recovery codes. Each signs you in once in place of a code from your authenticator app.',
  eachOfTheseSignsYouIn:
    'Each of these signs you in once, if you lose your phone. Keep them where others cannot see them: they are shown only now.',
  recoveryCodes: 'Recovery codes',
  copy: 'Copy',
  download: 'Download',
  iHaveKeptThem: 'I have kept them',
  // secret-view.tsx
  scanThisWithAnAuthenticatorApp:
    'Scan this with an authenticator app on your phone, such as the one of your password manager. Is the app on this device?',
  openItHere: 'Open it here',
  qrCodeForYourAuthenticatorApp: 'QR code for your authenticator app',
  orEnterThisKeyByHand: 'Or enter this key by hand:',
  key: 'Key',
  copyKey: 'Copy key',
  // set-up-steps.tsx
  continue: 'Continue',
  youNeedAnAuthenticatorAppOn:
    'You need an authenticator app on your phone. Enter your password to begin; you need to be online.',
  password: 'Password',
  turnOn: 'Turn on',
  codeFromTheApp: 'Code from the app',
  sixDigitsItShowsNewOnes: 'Six digits. It shows new ones every half minute.',
  oneMoment: 'One moment...',
  // skip-link.tsx
  skipToContent: 'Skip to content',
  // time.ts
  theClockOfThisDeviceIs: 'The clock of this device is about {spanWords} {way}.',
  days: '{Math, plural, one {# day} other {# days}}',
  hours: '{Math, plural, one {# hour} other {# hours}}',
  minutes: '{minutes, plural, one {# minute} other {# minutes}}',
  // toast-card.tsx
  close: 'Close',
  // unreachable-page.tsx
  tryAgain: 'Try again',
  // weight-question.tsx
  saveIt: 'Save it',
  changeIt: 'Change it',
  isThanYourWeighing:
    '{unbroken} is {much} {rest} than your {which} weighing, {other} on {day}. Save it?',
};
