export const messages = {
  // dashboard-links.tsx
  seeYourProgress: 'See your progress',
  entriesCouldNotBeKeptBy:
    '{rejected, plural, one {# entry} other {# entries}} could not be kept by the server and stayed on this device',
  entriesWaitingForSignal:
    '{pending, plural, one {# entry} other {# entries}} waiting for signal, safe on this device',
  photosWaitingForSignal:
    '{photosWaiting, plural, one {# photo} other {# photos}} waiting for signal, safe on this device',
  // dashboard-page.tsx
  dashboard: 'Dashboard',
  loading: 'Loading',
  hello: 'Hello, {username}',
  whatDidYouEat: 'What did you eat?',
  trackMeal: 'Track Meal',
  inWordsOrByPhoto:
    'In words or by photo. It is saved on this device at once, with or without signal.',
  profile: 'Profile',
  goalsDetails: 'Goals, details, your data.',
  thisPrivateWindowDoesNotKeep:
    'This private window does not keep your entries when it is closed. They are safe once they are synced.',
  premium: 'Premium',
  unlimitedMealTrackingIsYours: 'Unlimited meal tracking is yours.',
  unlimitedMealTrackingNotSold: 'Unlimited meal tracking. Not sold on this server.',
  unlimitedMealTracking: 'Unlimited meal tracking{freeDays}.',
  upgrade: 'Upgrade',
  theFirstWeekFree: ', the first week free',
  theFirstDaysFree: ', the first {days} days free',
  finishYourProfile: 'Finish your profile',
  twoShortStepsGiveEachDay: 'Two short steps give each day a target. Works offline.',
  continue: 'Continue',
  // today-card.tsx
  protein: 'Protein',
  carbs: 'Carbs',
  fat: 'Fat',
  fiber: 'Fiber',
  today: 'Today',
  ofKcal: 'of {target} kcal',
  logAMealToBeginA: 'Log a meal to begin a streak',
  daysInARow: '{streak, plural, one {# day} other {# days}} in a row',
};
