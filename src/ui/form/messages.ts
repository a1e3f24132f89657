export const messages = {
  hidePassword: 'Hide password',
  showPassword: 'Show password',
  password: 'Password',
  passwordRule: 'At least {passwordMin} characters, and not a common password.',
  minCharacters: 'Min. {passwordMin} characters',
  confirmPassword: 'Confirm Password',
  meal: 'Meal',
  leaveWithoutSaving: 'Leave without saving?',
  changesNotSaved: 'Your changes on this page are not saved.',
  leave: 'Leave',
  stayHere: 'Stay here',
};
