import { COMMON } from '../../ui/words/common-messages';

export const messages = {
  // gentle-choice.tsx
  howToShowFood: 'How do you want to see your food?',
  gentleHasNoNumbers:
    'With calories and targets, or gently: by portions and food groups, without calories, streak or weight. You can change this in your profile at any time.',
  withCalories: 'With calories',
  gently: 'Gently',
  // todays-portions.tsx
  shownByFoodGroup: 'What you eat is shown here by food group.',
  eachFoodIsOnePortion: 'Each food that you log is one portion of its group.',
  // dashboard-links.tsx
  seeYourProgress: 'See your progress',
  awards: 'Awards',
  latestAward: 'Latest award: {name}',
  clockIsWrong: '{clockAhead} What you log now gets a wrong time.',
  entriesNotAccepted:
    'The server did not accept {rejected, plural, one {# entry} other {# entries}}. Nothing is lost. See why',
  entriesWaitingForSignal:
    '{pending, plural, one {# entry} other {# entries}} waiting for signal, {kept}',
  serverNotAnswering:
    'The server is not answering. {pending, plural, one {# entry waits} other {# entries wait}}, {kept}',
  entriesNotSentYet: '{pending, plural, one {# entry} other {# entries}} not sent yet, {kept}',
  safeOnThisDevice: 'safe on this device',
  onlyInThisTab: 'only in this tab',
  // dashboard-page.tsx
  loading: 'Loading',
  hello: 'Hello, {username}',
  whatDidYouEat: 'What did you eat?',
  privateWindowDeletesEntries:
    'This private window deletes your entries when you close it. Once synced, they are safe.',
  finishYourProfile: 'Finish your profile',
  twoStepsSetTarget: 'Two short steps set your daily target. Works offline.',
  twoShortSteps: 'Two short steps about you. Works offline.',
  continue: 'Continue',
  // destination-cards.tsx
  trackMeal: 'Track Meal',
  inWordsOrByPhoto: 'Describe it or take a photo. Online or offline.',
  profile: 'Profile',
  goalsDetails: 'Your goals, details and data.',
  continuePremium: '{words}. Continue with unlimited meal tracking.',
  premium: 'Premium',
  haveUnlimitedMealTracking: 'You have unlimited meal tracking.',
  premiumIsNotSold:
    'Unlimited meal tracking. Payments are not set up on this server. Meals in words are free and never counted.',
  unlimitedMealTracking: 'Unlimited meal tracking{freeDays}.',
  upgrade: 'Upgrade',
  theFirstWeekFree: ', the first week free',
  theFirstDaysFree: ', the first {days} days free',
  // needs-you.tsx
  needsYourAttention: 'Needs your attention',
  mealHasAQuestion: '“{name}” has a question for you',
  mealsHaveAQuestion: '{count, plural, one {# meal has} other {# meals have}} a question for you',
  mealIsNotKnown: '“{name}” is not known yet. Describe it',
  mealsAreNotKnown:
    '{count, plural, one {# meal is} other {# meals are}} not known yet. Describe them',
  mealNeedsWords: '“{name}” has no calories yet. Describe it',
  mealsNeedWords:
    '{count, plural, one {# meal has} other {# meals have}} no calories yet. Describe them',
  // today-card.tsx
  ofKcal: 'of {target}',
  logMealToBeginStreak: 'Log a meal to begin a streak',
  daysInARow: '{streak, plural, one {# day} other {# days}} in a row',
  freezesUsed: '{used, plural, one {# freeze} other {# freezes}} used',
  // todays-meals.tsx
  todaysMeals: 'Today’s meals',
  allMealsOfToday: 'See all {count, plural, one {# meal} other {# meals}} in the diary',
  beforeTheFirstMeal:
    'Your meals show up here. Describe one (“2 eggs and toast”) or take a photo. Tomorrow, log the same breakfast with one tap.',
  noMealsYetToday: 'Nothing logged yet today.',
  writeWhatYouAte: COMMON.describeWhatYouAte,
  sameAsYesterday: 'Same breakfast as yesterday',
  yourUsualBreakfast: 'Your usual breakfast',
  yourUsualLunch: 'Your usual lunch',
  yourUsualDinner: 'Your usual dinner',
  yourUsualSnack: 'Your usual snack',
  yourUsual: 'Your usual: {name}',
  again: 'Again',
  notAcceptedByTheServer: 'Not accepted by the server',
  needsAnAnswer: 'Has a question',
  noFoodFound: 'No food found',
  notReadYet: 'Not read yet',
  photoNotReadYet: 'Photo not read yet',
  photoIsBeingRead: 'Reading the photo',
  photoCouldNotBeRead: 'Photo could not be read',
  // use-log-again.ts
  addedTo: COMMON.addedToMeal,
  energyToday: '{energy} today',
  // what-to-eat-link.tsx
  whatToEat: 'What to eat?',
  dishesThatFit: 'Dishes that fit the rest of your day and your rules',
  // weight-card.tsx
  weight: 'Weight',
  weighedToday: 'Today, {time}',
  weighedOn: 'Last: {day}',
  whyLogWeight: 'Log it now and then. The trend shows what a single day hides.',
  logYourFirstWeight: 'Log your first weight',
  logAWeight: 'Log a weight',
  less: '{size} {unit} less',
  more: '{size} {unit} more',
  weightIn: 'Weight in {unit}',
  saveWeight: 'Save weight',
  weightSaved: '{weight} {unit} saved',
  // shared by several files
  today: 'Today',
  undo: 'Undo',
  notSaved: COMMON.notSaved,
  couldNotBeSaved: COMMON.notSavedTryAgain,
};
