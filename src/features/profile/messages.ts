export const messages = {
  // call-form.tsx
  pleaseTryAgain: 'Please try again.',
  cancel: 'Cancel',
  // call-form.tsx
  password: 'Password',
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
};
