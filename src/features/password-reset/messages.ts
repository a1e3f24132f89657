import { COMMON } from '../../ui/words/common-messages';

export const messages = {
  // forgot-password-page.tsx
  forgotYourPassword: COMMON.forgotYourPassword,
  notSent: 'Not sent',
  weWillEmailALink: 'We will email you a link to set a new one.',
  sendTheLink: 'Send the link',
  sending: 'Sending...',
  email: 'Email',
  linkSentIfAccountExists:
    'If there is an account with this email, a link is on its way. It works once, for {resetMinutes} minutes.',
  noMailYet: 'No mail after a few minutes? Check your spam folder, then ask again.',
  serverCannotSendMail: 'This server cannot send mail, so no link can reach you.',
  askServerOperator:
    'Ask the person who runs it: they can make a link to set a new password. Entries on this device stay here until then.',
  // new-password-page.tsx
  newPassword: 'New Password',
  passwordChanged: 'Password changed',
  signInWithNewPassword: 'Please sign in with the new one.',
  passwordNotChanged: 'Password not changed',
  signsOutEverywhere:
    'This signs you out everywhere. Meals that are not synced stay on their devices.',
  checkingYourLink: 'Checking your link...',
  linkNoLongerWorks: 'This link no longer works',
  linkUsedOrExpired:
    'It was already used, replaced by a newer one, or is more than {resetMinutes} minutes old.',
  sendANewLink: 'Send a new link',
  tryAgain: COMMON.tryAgain,
  changePassword: 'Change Password',
  changing: 'Changing...',
  // shared by several files
  pleaseTryAgain: COMMON.pleaseTryAgain,
  backToSignIn: 'Back to sign in',
};
