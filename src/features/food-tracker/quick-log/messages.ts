export const messages = {
  // favourite-button.tsx
  undo: 'Undo',
  addedToYourFavourites: 'Added to your favourites',
  noFavouriteAnyMore: 'No favourite any more',
  favourite: 'Favourite',
  // log-again-sheet.tsx
  logAgain: 'Log again',
  search: 'Search',
  favourites: 'Favourites',
  recent: 'Recent',
  nothingThatYouAteIsCalled: 'Nothing that you ate is called that.',
  logNameAgain: 'Log {name} again',
  // log-again-strip.tsx
  all: 'All',
  // quick-add.tsx
  quickAdd: 'Quick add',
  name: 'Name',
  add: 'Add',
  atMostCharacters: 'At most {foodNameMax} characters, please.',
  pleaseEnterTheCalories: 'Please enter the calories, or at least one nutrient.',
};
