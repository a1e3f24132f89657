import { COMMON } from '../words/common-messages';

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
  termsOfService: COMMON.termsOfService,
  aboutYourData: 'What happens to your data is in the',
  privacyPolicy: COMMON.privacyPolicy,
  opensInANewTab: '(opens in a new tab)',
  stepOf: 'Step {step} of {steps}',
  signUp: 'Sign-up',
};
