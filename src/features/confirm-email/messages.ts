import { COMMON } from '../../ui/words/common-messages';

export const messages = {
  confirmYourNewAddress: 'Confirm your new address',
  goToYourProfile: 'Go to your profile',
  openingYourLink: 'Opening your link...',
  tryAgain: COMMON.tryAgain,
  emailUpdated: 'Email updated',
  notConfirmed: 'Not confirmed',
  emailAddressUpdated: 'Your email address has been updated successfully.',
  signInFromNowOnWith: 'From now on you sign in with',
  passwordStaysTheSame: '. Your password stays the same.',
  signIn: COMMON.signIn,
  pageFailed: COMMON.pageFailed,
};
