import { COMMON } from '../../../../ui/words/common-messages';

export const messages = {
  // proof-form.tsx
  password: 'Password',
  oneMoment: COMMON.oneMoment,
  // second-factor-card.tsx
  tryAgain: COMMON.tryAgain,
  twoStepSignIn: 'Two-step sign-in',
  afterYourPassword:
    'After your password you enter a code from an app on your phone, so a stolen password is not enough to sign in.',
  loadingTwoStepSignIn: 'Loading two-step sign-in',
  setUp: 'Set up',
  on: 'On',
  noRecoveryCodesLeft:
    'No recovery codes are left. Make new ones with your app, in case you lose your phone.',
  recoveryCodesLeft: '{left, plural, one {# recovery code} other {# recovery codes}} left',
  makeNewBeforeTheyRunOut: '{words}. Make new ones before they run out.',
  thisNeedsTheServer: COMMON.needsServer,
  // second-factor-dialogs.tsx
  pleaseTryAgain: COMMON.pleaseTryAgain,
  notTurnedOn: 'Not turned on',
  twoStepSignInIsOn: 'Two-step sign-in is on',
  otherDevicesSignedOut: 'Your other devices were signed out. What waits on them is kept.',
  setUpTwoStepSignIn: 'Set up two-step sign-in',
  noNewCodes: 'No new codes',
  getTenNewCodes: 'You get ten new codes, and the old ones stop working. You need to be online.',
  makeNewOnes: 'Make new ones',
  notTurnedOff: 'Not turned off',
  askTurnOff: 'Turn off two-step sign-in?',
  passwordAloneSignsIn: 'Then your password alone signs you in. You need to be online.',
  twoStepSignInIsOff: 'Two-step sign-in is off',
  canRemoveFromApp: 'You can remove Platelog from your authenticator app.',
  keepYourRecoveryCodes: 'Keep your recovery codes',
  alreadyOn: 'Two-step sign-in is already on. No recovery codes? Make new ones.',
  // shared by several files
  cancel: 'Cancel',
  newRecoveryCodes: 'New recovery codes',
  turnOff: 'Turn off',
};
