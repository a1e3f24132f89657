export const messages = {
  // account-step.tsx
  registrationFailed: 'Registration failed',
  createAccount: 'Create Account',
  creatingAccount: 'Creating Account...',
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  iAmThirteenOrOlder: 'I am 13 or older.',
  iAgreeToHealthData:
    'I agree that Platelog works with my health data: my meals, weight, goals and body details. I can take this back in my profile.',
  pleaseTryAgain: 'Please try again.',
  invalidResponseFromServer: 'Invalid response from server',
  // profile-steps.tsx
  continue: 'Continue',
  theseAreExamples: 'What is filled in is an example. Replace it with your own.',
  settingUp: 'Setting up...',
  completeSetup: 'Complete Setup',
  back: 'Back',
  welcomeToPlatelog: 'Welcome to Platelog! You can now start tracking your meals.',
  profileCreated: 'Profile created!',
  profileCreationFailed: 'Profile creation failed',
  // signup-page.tsx
  yourGoals: 'Your Goals',
  personalDetails: 'Personal Details',
  yourMealsAreKeptOnThis:
    'Your meals are saved on this device, and on the server as soon as you are online.',
  soThatYourDaysHaveA: 'They give each day a target that fits you.',
  theTargetIsWorkedOutFrom: 'Your daily target is worked out from these, on this device.',
  yourMealIsKept:
    '“{name}” is waiting in this tab. Create your account, and it is the first meal in your diary. If you close the tab first, it is gone.',
  yourMealIsInYourDiary: '“{name}” is in your diary.',
  alreadyHaveAnAccount: 'Already have an account?',
  signIn: 'Sign in',
  doThisLater: 'Do this later',
  yourAccountIsMade:
    'Your account is ready, {firstName} {lastName}, with {email}. You can change the email in your profile.',
  byCreatingAnAccountYouAgree: 'By creating an account you agree to the',
  termsOfService: 'Terms of Service',
  whatHappensWithYourData: 'What happens to your data is in the',
  privacyPolicy: 'Privacy Policy',
  opensInANewTab: '(opens in a new tab)',
  stepOf: 'Step {step} of {steps}',
  signUp: 'Sign-up',
  accountCreated: 'Account created!',
  nowLetsSetUpYourProfile: "Now let's set up your profile.",
};
