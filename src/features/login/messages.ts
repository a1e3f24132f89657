import { COMMON } from '../../ui/words/common-messages';

export const messages = {
  // login-page.tsx
  signIn: COMMON.signIn,
  welcomeBackLead: 'Welcome back to your fitness journey',
  noAccountYet: 'No account yet?',
  signUp: 'Sign up',
  signingIn: 'Signing in...',
  openingYourDiary: 'Opening your diary...',
  email: 'Email',
  password: 'Password',
  sharedDevice: 'This is a shared device',
  sharedDeviceKeepsNothing:
    'Nothing stays on this device. Reloading or closing the tab signs you out, and what is not synced by then is lost. You need to be online to sign in.',
  forgotYourPassword: COMMON.forgotYourPassword,
  enterCodeFromApp: 'Enter the code from your app',
  yourPasswordIsRight: 'Your password is right. Two-step sign-in is on for this account.',
  lostPhoneAndCodes:
    'Lost your phone and your recovery codes? Ask the person who runs this server.',
  back: 'Back',
  // use-welcome.ts
  welcomeBack: 'Welcome back!',
  signedIn: "You've successfully signed in to your account.",
  // use-login.ts
  checkEmailAndPassword: 'Please check your email and password.',
  emailOrPasswordWrong: 'The email or the password is wrong.',
  signInFailed: 'Sign in failed',
  signedInButNotHere: 'Signed in, but not on this device',
  // not-kept.ts
  notKeptHere:
    'The server has signed you in, but this device could not store it. Make room on this device, or leave the private mode of this browser. Then sign in again.',
  // end-with-page.ts
  signedOut: 'Signed out',
  reloadingSignsYouOut:
    'You used Platelog as on a shared device, where reloading or leaving the page signs you out.',
};
