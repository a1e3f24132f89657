export const messages = {
  noConnection: 'There is no connection to the server right now.',
  serverRefused: 'The server refused this.',
  inputNotValid: 'Some of the input is not valid.',
  somethingWentWrong: 'Something went wrong on the server. Please try again.',
};
