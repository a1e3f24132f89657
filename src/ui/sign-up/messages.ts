export const messages = {
  inviteCode: 'Invite code',
  youHaveItFrom: 'From the person who invited you. New accounts here are by invitation.',
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  iAmThirteenOrOlder: 'I am 13 or older.',
  iAgreeToHealthData:
    'I agree that Platelog works with my health data: my meals, weight, goals and body details. I can take this back in my profile.',
  byCreatingAccountYouAgree: 'By creating an account you agree to the',
  termsOfService: 'Terms of Service',
  aboutYourData: 'What happens to your data is in the',
  privacyPolicy: 'Privacy Policy',
  opensInANewTab: '(opens in a new tab)',
  stepOf: 'Step {step} of {steps}',
  signUp: 'Sign-up',
};
