import { COMMON } from '../../ui/words/common-messages';

export const messages = {
  // signup-page.tsx
  loading: 'Loading',
  noNewAccounts: 'No new accounts',
  signUpsClosed: '{operator} takes no new accounts right now.',
  haveAnAccountHere: 'If you have an account here, sign in as before. For anything else, write to',
  accountsComeWith:
    'Here people sign in with {name}. Your account is made when you do so for the first time.',
  goToSignIn: 'Go to sign-in',
  backToStart: 'Back to the start page',
  yourGoals: 'Your Goals',
  personalDetails: 'Personal Details',
  mealsAreSaved:
    'Your meals are saved on this device, and on the server as soon as you are online.',
  whyGoals: 'They give each day a target that fits you.',
  targetCalculatedFromThese: 'Your daily target is worked out from these, on this device.',
  alreadyHaveAnAccount: 'Already have an account?',
  doThisLater: 'Do this later',
  yourAccountIsMade:
    'Your account is ready, {firstName} {lastName}, with {email}. You can change the email in your profile.',
  accountCreated: 'Account created!',
  setUpYourProfile: "Now let's set up your profile.",
  // account-step.tsx
  accountCreatedNotHere: 'Account created, but not stored here',
  notStoredOnDevice:
    'Your account is on the server, but this device could not store it. Make room on this device, or leave the private mode of this browser. Then sign in with your email and password.',
  registrationFailed: 'Registration failed',
  creatingAccount: 'Creating Account...',
  invalidResponseFromServer: 'Invalid response from server',
  // profile-steps.tsx
  theseAreExamples: 'What is filled in is an example. Replace it with your own.',
  settingUp: 'Setting up...',
  completeSetup: 'Complete Setup',
  back: 'Back',
  welcomeToPlatelog: 'Welcome to Platelog! You can now start tracking your meals.',
  profileCreated: 'Profile created!',
  profileCreationFailed: 'Profile creation failed',
  // kept-notes.tsx
  yourMealIsKept:
    '“{name}” is waiting in this tab. Create your account, and it is the first meal in your diary. If you close the tab first, it is gone.',
  yourRecipeIsKept:
    '“{name}” is waiting in this tab. Create your account, and it is among your recipes. If you close the tab first, it is gone.',
  yourRecipeIsSaved: '“{name}” is among your recipes.',
  yourMealIsSaved: '“{name}” is in your diary.',
  // shared by several files
  signIn: 'Sign in',
  createAccount: 'Create Account',
  pleaseTryAgain: COMMON.pleaseTryAgain,
  continue: 'Continue',
};
