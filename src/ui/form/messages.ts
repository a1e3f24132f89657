export const messages = {
  // password-field.tsx
  hidePassword: 'Hide password',
  showPassword: 'Show password',
  password: 'Password',
  passwordRule: 'At least {passwordMin} characters, and not a common password.',
  minCharacters: 'Min. {passwordMin} characters',
  confirmPassword: 'Confirm Password',
  // meal-slot-choice.tsx
  meal: 'Meal',
  // unsaved-changes.tsx
  leaveWithoutSaving: 'Leave without saving?',
  yourChangesAreNotSaved: 'Your changes on this page are not saved.',
  leave: 'Leave',
  stayHere: 'Stay here',
};
