export const messages = {
  confirmYourNewAddress: 'Confirm your new address',
  goToYourProfile: 'Go to your profile',
  openingYourLink: 'Opening your link...',
  tryAgain: 'Try again',
  emailUpdated: 'Email updated',
  notConfirmed: 'Not confirmed',
  yourEmailAddressHasBeenUpdated: 'Your email address has been updated successfully.',
  fromNowOnYouSignIn: 'From now on you sign in with',
  yourPasswordStaysTheSame: '. Your password stays the same.',
  signIn: 'Sign In',
  somethingWentWrongOnThisPage: 'Something went wrong on this page.',
};
