import { COMMON } from '../../ui/words/common-messages';

export const messages = {
  turnRemindersOff: 'Turn reminders off?',
  daily: 'You get no more reminders on days without a meal.',
  limit: 'You get no more email about your free photos.',
  noSignInNeeded: 'You do not have to sign in. You can turn them on again in your profile.',
  turnOff: 'Turn off',
  turningOff: 'Turning off...',
  turnedOff: 'Turned off',
  notTurnedOff: 'Not turned off',
  tryAgain: COMMON.tryAgain,
  goToYourProfile: 'Go to your profile',
  somethingWentWrong: COMMON.pageFailed,
};
