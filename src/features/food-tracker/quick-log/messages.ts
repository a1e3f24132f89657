import { COMMON } from '../../../ui/words/common-messages';

export const messages = {
  // favourite-button.tsx
  undo: 'Undo',
  addedToYourFavorites: 'Added to your favorites',
  removedFromYourFavorites: 'Removed from your favorites',
  favorite: 'Favorite',
  favoriteNamed: 'Favorite {name}',
  // log-again-sheet.tsx
  logAgain: 'Log again',
  search: 'Search',
  favorites: 'Favorites',
  recent: 'Recent',
  oftenAtThisTime: 'Earlier at this time',
  mealsFound: '{count, plural, one {# meal} other {# meals}} found',
  noMealFound: 'No meal found with that name.',
  nothingToLogAgainYet: 'Every meal you log appears here, ready to log again with one tap.',
  writeWhatYouAte: COMMON.describeWhatYouAte,
  logNameAgain: 'Log {name} again',
  // quick-add.tsx
  quickAdd: 'Quick add',
  name: 'Name',
  add: 'Add',
  atMostCharacters: 'Use at most {foodNameMax} characters.',
  enterTheCalories: 'Enter the calories, or at least one nutrient.',
};
