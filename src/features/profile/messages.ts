import { COMMON } from '../../ui/words/common-messages';

export const messages = {
  // call-form.tsx
  cancel: 'Cancel',
  password: 'Password',
  enterPasswordToConfirm: 'Enter your password to confirm that it is you.',
  // sign-on-dialog.tsx
  confirmThatItIsYou: 'Confirm that it is you',
  signInThereAgain:
    'Sign in with {name} once more. You come back here, and then have 10 minutes for what you wanted to do.',
  notOnSharedDevice:
    'On a shared device you cannot do this: leaving this page for {name} signs you out. Sign in on a device of your own.',
  continueWith: 'Continue with {name}',
  openingIt: 'Opening {name}...',
  yourSignIn: 'your sign-in service',
  notConfirmed: 'Not confirmed',
  // profile-card.tsx
  youAreOffline: 'You are offline. {what} needs a connection to the server.',
  // profile-page.tsx
  account: 'Account',
  subscription: 'Subscription',
  profileSettings: 'Profile Settings',
  dashboard: 'Dashboard',
  help: 'Help',
  refreshData: 'Refresh Data',
  couldNotRefresh: 'Could not refresh',
  // shared by several files
  pleaseTryAgain: COMMON.pleaseTryAgain,
};
