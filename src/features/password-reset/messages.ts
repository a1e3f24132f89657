export const messages = {
  // forgot-password-page.tsx
  forgotYourPassword: 'Forgot your password?',
  notSent: 'Not sent',
  weWillEmailYouALink: 'We will email you a link to set a new one.',
  sendTheLink: 'Send the link',
  sending: 'Sending...',
  email: 'Email',
  ifThereIsAnAccountWith:
    'If there is an account with this email, a link is on its way. It works once, for {resetMinutes} minutes.',
  nothingThereAfterAFewMinutes:
    'No mail after a few minutes? Check your spam folder, then ask again.',
  thisServerCannotSendMail: 'This server cannot send mail, so no link can reach you.',
  pleaseAskWhoeverRunsIt:
    'Ask the person who runs it: they can make a link to set a new password. Entries on this device stay here until then.',
  // new-password-page.tsx
  newPassword: 'New Password',
  passwordChanged: 'Password changed',
  pleaseSignInWithTheNew: 'Please sign in with the new one.',
  passwordNotChanged: 'Password not changed',
  thisSignsYouOutEverywhere:
    'This signs you out everywhere. Meals that are not synced stay on their devices.',
  checkingYourLink: 'Checking your link...',
  thisLinkNoLongerWorks: 'This link no longer works',
  itWasUsedOrIsOld:
    'It was already used, replaced by a newer one, or is more than {resetMinutes} minutes old.',
  sendANewLink: 'Send a new link',
  tryAgain: 'Try again',
  changePassword: 'Change Password',
  changing: 'Changing...',
  // shared by several files
  pleaseTryAgain: 'Please try again.',
  backToSignIn: 'Back to sign in',
};
