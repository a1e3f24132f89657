export const messages = {
  // favourite-button.tsx
  undo: 'Undo',
  addedToYourFavourites: 'Added to your favourites',
  noFavouriteAnyMore: 'Removed from your favourites',
  favourite: 'Favourite',
  // log-again-sheet.tsx
  logAgain: 'Log again',
  search: 'Search',
  favourites: 'Favourites',
  recent: 'Recent',
  oftenAtThisTime: 'Often at this time',
  mealsFound: '{count, plural, one {# meal} other {# meals}} found',
  noMealFound: 'No meal found with that name.',
  nothingToLogAgainYet: 'Each meal that you log stands here, ready to log again with one tap.',
  writeWhatYouAte: 'Write what you ate',
  logNameAgain: 'Log {name} again',
  // quick-add.tsx
  quickAdd: 'Quick add',
  name: 'Name',
  add: 'Add',
  atMostCharacters: 'At most {foodNameMax} characters.',
  pleaseEnterTheCalories: 'Enter the calories, or at least one nutrient.',
};
