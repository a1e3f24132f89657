export const messages = {
  confirmYourNewAddress: 'Confirm your new address',
  goToYourProfile: 'Go to your profile',
  openingYourLink: 'Opening your link...',
  tryAgain: 'Try again',
  emailUpdated: 'Email updated',
  notConfirmed: 'Not confirmed',
  emailAddressUpdated: 'Your email address has been updated successfully.',
  signInFromNowOnWith: 'From now on you sign in with',
  passwordStaysTheSame: '. Your password stays the same.',
  signIn: 'Sign In',
  pageFailed: 'Something went wrong on this page.',
};
