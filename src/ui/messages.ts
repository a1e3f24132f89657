export const messages = {
  // already-signed-in.tsx
  youAreSignedIn: 'You are signed in',
  openPlatelog: 'Open Platelog',
  useAnotherAccount: 'Use another account',
  // brand.tsx
  platelog: 'Platelog',
  // dialog.tsx
  cancel: 'Cancel',
  discardChanges: 'Discard changes?',
  yourEditsAreNotSaved: 'Your changes are not saved.',
  discard: 'Discard',
  keepEditing: 'Keep editing',
  // entrance.tsx
  or: 'or',
  // kitchen-links.tsx
  kitchen: 'Kitchen',
  whatToEat: 'What to eat',
  recipes: 'Recipes',
  mealPlan: 'Meal plan',
  shoppingList: 'Shopping list',
  // navigation.tsx
  main: 'Main',
  // skip-link.tsx
  skipToContent: 'Skip to content',
  // toast-card.tsx
  close: 'Close',
  // notice-page.tsx
  tryAgain: 'Try again',
};
