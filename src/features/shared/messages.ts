import { COMMON } from '../../ui/words/common-messages';

export const messages = {
  // shared-page.tsx
  backToToday: 'Today',
  aboutPlatelog: 'What is Platelog?',
  loading: 'Loading',
  // open-shared.tsx
  nothingOpen: 'Open what someone shared with you: a link, or a file that ends in .platelog.json.',
  chooseAFile: 'Choose a file',
  orALink: 'Or paste a link',
  open: 'Open',
  noLink: 'This is not a link to a shared meal or recipe. Those have “/shared#” in them.',
  newer: 'This was made with a newer version of Platelog. Update Platelog, then open it again.',
  incomplete:
    'Part of this link is missing or was changed, so its figures cannot be trusted. Ask for the link again, or for a file.',
  foreign: 'There is no meal, recipe or week from Platelog in this.',
  importADiary: 'To import a whole diary, go to your profile',
  tooLarge: 'This is larger than any meal, recipe or week from Platelog.',
  fileNotRead: 'The file could not be read.',
  // shared-dish-view.tsx
  howItWasChecked:
    'It came in the link itself, and no server has seen it. Figures that name a table and a number come from the food tables on this device. All others, and all amounts, are as they were sent.',
  makesServings: 'Makes {servings, plural, one {# serving} other {# servings}}',
  notesOfSender: 'Notes',
  howToMakeIt: COMMON.howToMakeIt,
  rawWeights: 'Of the whole recipe. Weights are raw, as they go into the pot.',
  // food-list.tsx
  lineNotCounted: 'Not counted',
  fromTable: '{food} ({table}, {code})',
  fromAi: 'Figures from an AI ({model}), as they were sent',
  asSent: 'Figures as they were sent. They are not from this device’s food tables.',
  // portion-slider.tsx
  howMuchOfIt: 'How much of it?',
  howManyServings: 'How many servings?',
  less: 'Less',
  more: 'More',
  // portion.ts
  allOfIt: 'All of it',
  someOfIt: '{amount} of it',
  timesIt: '{amount} times it',
  oneServing: '{amount} serving',
  manyServings: '{amount} servings',
  ofServings: '{name}, {servings}',
  // take-over.tsx
  tooMuchToEat:
    '{name} alone has {energy} here. That is more than anyone eats at once. Choose a smaller part, or ask the sender.',
  tooHeavyToEat:
    '{name} alone weighs {grams} here. That is more than anyone eats at once. Choose a smaller part, or ask the sender.',
  addToMyDiary: 'Add to my diary',
  keepThisMeal: 'Keep this meal',
  saveAsRecipe: 'Save as recipe',
  keepThisRecipe: 'Keep this recipe',
  howItIsKept:
    'Sign up or sign in to keep it. Until then it is in this tab only, and closing the tab removes it.',
  openMyDiary: 'Open my diary',
  openMyRecipes: 'Open my recipes',
  // use-take-over.ts
  cannotBeKept:
    'This browser does not let Platelog keep it. Sign up first, then open the link again.',
  addedTo: COMMON.addedToMeal,
  savedAsRecipe: 'Saved as recipe',
  notSaved: COMMON.notSaved,
  couldNotBeSaved: COMMON.couldNotBeSaved,
  answersFirst: 'Platelog first needs your answers. Then open the link again.',
  // shared-week.tsx
  openMyPlan: 'Open my meal plan',
  aWeek: 'A week of meals',
  plannedMeals: '{count, plural, one {# planned meal} other {# planned meals}}',
  intoWeek: 'Into which week?',
  thisWeek: 'This week',
  nextWeek: 'Next week',
  addToMyPlan: 'Add to my plan',
  planned: 'Added to your plan',
  signInForPlan: 'To plan with it, sign in or sign up, then open the file again.',
  signIn: 'Sign in',
  signUp: 'Sign up',
  // shared by several files
  sharedWithYou: 'Shared with you',
  notCounted:
    '{count, plural, one {# thing in it has} other {# things in it have}} no figures and {count, plural, one {is} other {are}} not counted.',
  whatIsInIt: COMMON.whatIsInIt,
  undo: 'Undo',
  takenBack: COMMON.takenBack,
};
