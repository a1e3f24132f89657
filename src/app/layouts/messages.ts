export const messages = {
  // admin-layout.tsx
  noConnection: 'No connection',
  adminAreaNeedsConnection:
    'The admin area only works online. Nothing from it is stored on this device.',
  // consent-gate.tsx
  for13AndOlder: 'Platelog is for people of 13 and older',
  youSaidToBeYounger:
    'You said that you are younger. You can only export or delete this account. Was that a mistake? Contact the person who runs this server. The address is in the privacy policy.',
  nothingNewIsSaved: 'Nothing new is saved',
  healthDataNotAgreed:
    'Without your consent to health data, you can only export or delete this account. What is stored stays until you delete it.',
  // destinations.ts
  today: 'Today',
  diary: 'Diary',
  logAMeal: 'Log a meal',
  progress: 'Progress',
  profile: 'Profile',
  // please-log-in.tsx
  pleaseLogIn: 'Please Log In',
  logInToSeeYourMeals: 'Log in to see your meals.',
  sharedContentWaits: 'What you shared is saved on this device. Log in to add it.',
  goToLogin: 'Go to Login',
  newHere: 'New here?',
  createAnAccount: 'Create an account',
  // shared by several files
  loading: 'Loading',
};
