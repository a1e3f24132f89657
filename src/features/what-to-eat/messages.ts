import { COMMON } from '../../ui/words/common-messages';

export const messages = {
  // what-to-eat-page.tsx
  whatToEat: 'What to eat',
  backToDiary: COMMON.backToDiary,
  loading: 'Loading',
  suggestions: 'Suggestions',
  showMore: 'Show more',
  suggestionsFound: '{count, plural, one {# suggestion} other {# suggestions}}',
  againstRules: '{count, plural, one {# is against your rules} other {# are against your rules}}',
  cannotTell:
    '{count, plural, one {# is left out because it is not known whether it meets them} other {# are left out because it is not known whether they meet them}}',
  thirdDay:
    '{count, plural, one {# would be the same thing three days in a row} other {# would be the same thing three days in a row}}',
  notShown: 'Not shown: {reasons}.',
  nothingMeetsYourRules: 'Nothing here meets your rules',
  nothingToSuggest: 'Nothing to suggest for this meal',
  changeOrAdd:
    'Change your rules, choose another meal, or add a recipe of your own whose ingredients are all understood.',
  newRecipe: 'Add a recipe',
  howChosen: 'How these are chosen',
  rulesFirst:
    'First your rules: a dish that breaks one, or may break one, is left out. So is anything you would eat three days in a row.',
  thenTheDay:
    'Then the order: how close one portion comes to the energy and protein that your day has left for this meal, then what you usually eat at this hour, your own recipes and favorites before everyday dishes, and last what you had lately or have planned.',
  thenYourHabits:
    'Then the order: what you usually eat at this hour, your own recipes and favorites before everyday dishes, and last what you had lately or have planned.',
  onThisDevice:
    'All of this happens on your device, offline too. The figures come from our food tables, and nothing is sent anywhere.',
  // meal-pills.tsx
  forWhichMeal: 'For which meal?',
  // reason-words.ts
  energyAndProtein: '{energy}, {grams} g of protein',
  proteinUnknown: '{energy}, protein unknown',
  ofLeft: '{energy} of your {left} left',
  moreThanLeft: '{energy}, more than the {left} left',
  targetReached: '{energy}, {over} above your target with it',
  yourRecipe: 'Your recipe',
  yourFavorite: 'Your favorite',
  fromOurList: 'Everyday dish',
  hadThatDay: 'You had it that day',
  hadTheDayBefore: 'You had it the day before',
  oftenForBreakfast: '{count} times for breakfast lately',
  oftenForLunch: '{count} times for lunch lately',
  oftenForDinner: '{count} times for dinner lately',
  oftenAsSnack: '{count} times as a snack lately',
  plannedThatDay: 'Planned for that day',
  plannedFor: 'Planned for {day}',
  linesNotCounted: '{count, plural, one {# line not counted} other {# lines not counted}}',
  leftToday: '{energy} and {grams} g of protein left today',
  leftThatDay: '{energy} and {grams} g of protein left that day',
  energyLeftToday: '{energy} left today, and enough protein',
  energyLeft: '{energy} left that day, and enough protein',
  reachedToday: 'Today’s target is reached: the lightest come first',
  reachedThatDay: 'The day’s target is reached: the lightest come first',
  // rules-line.tsx
  yourRules: 'Your rules',
  noRulesYet: 'No rules yet: diets, allergens, foods that you dislike',
  change: 'Change',
  setRules: 'Set rules',
  // rule-words.ts
  withoutAllergens: 'without {allergens}',
  notThese: 'no {foods}',
  unknownRule: 'a rule of a newer version',
  // rules-sheet.tsx
  rulesTitle: 'Your rules for suggestions',
  rulesMeaning:
    'What is against a rule, or may be, is not suggested. Rules are saved at once and sync to all your devices.',
  diets: 'Diets',
  leaveOut: 'Allergens to leave out',
  dislikes: 'Foods you dislike',
  addADislike: 'A food, such as olives',
  add: 'Add',
  removeDislike: 'Remove {food}',
  dislikeTooLong: COMMON.tooLong,
  ruleAdded: 'Rule added: {rule}',
  ruleRemoved: 'Rule removed: {rule}',
  // suggestion-sheet.tsx
  reading: 'Reading the ingredients...',
  couldNotRead: 'The ingredients could not be read. Close this and open it again.',
  howMuch: 'How much',
  log: COMMON.logIt,
  planFor: 'Day',
  planIt: 'Plan it',
  saveAsRecipe: 'Save as my recipe',
  today: 'Today',
  madeOf: COMMON.whatIsInIt,
  forPortions:
    'Weights are raw, as they go into the pot, for {count, plural, one {# portion} other {# portions}}.',
  howToMakeIt: COMMON.howToMakeIt,
  // use-suggestion-actions.ts
  undo: 'Undo',
  takenBack: COMMON.takenBack,
  addedTo: COMMON.addedToMeal,
  loggedEnergy: '{name}, {energy}',
  loggedUnknown: '{name}, no numbers yet',
  planned: 'Planned for {day}',
  alsoARecipe: '{name} is now one of your recipes, so that the shopping list knows what it needs.',
  recipeSaved: 'Saved to your recipes',
  // suggestions-to-plan.tsx
  suggested: 'Suggestions',
};
