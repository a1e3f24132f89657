import { COMMON } from './words/common-messages';

export const messages = {
  // layout/already-signed-in.tsx
  youAreSignedIn: 'You are signed in',
  openPlatelog: 'Open Platelog',
  useAnotherAccount: 'Use another account',
  // layout/dialog.tsx
  cancel: 'Cancel',
  discardChanges: 'Discard changes?',
  changesNotSaved: 'Your changes are not saved.',
  discard: 'Discard',
  keepEditing: 'Keep editing',
  // layout/entrance.tsx
  or: 'or',
  // layout/kitchen-links.tsx
  kitchen: 'Kitchen',
  whatToEat: 'What to eat',
  recipes: 'Recipes',
  mealPlan: 'Meal plan',
  shoppingList: 'Shopping list',
  // layout/navigation.tsx
  main: 'Main',
  // layout/skip-link.tsx
  skipToContent: 'Skip to content',
  // layout/notice-page.tsx
  tryAgain: COMMON.tryAgain,
  // feedback/toast-card.tsx
  undo: 'Undo',
  undoKeys: 'Ctrl+Z',
  undoKeysOfApple: '⌘Z',
  // shared by several files
  platelog: 'Platelog',
  close: 'Close',
};
