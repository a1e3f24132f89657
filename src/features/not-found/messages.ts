export const messages = {
  n404PageNotFound: '404 Page Not Found',
  thereIsNothingOnThisPlate: 'There is nothing on this plate.',
  backToHome: 'Back to Home',
};
