export const messages = {
  // not-found-page.tsx
  n404PageNotFound: '404 Page Not Found',
  thereIsNothingOnThisPlate: 'There is nothing on this plate.',
  backToHome: 'Back to Home',
};
