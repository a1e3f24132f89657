export const messages = {
  thereIsNoConnection: 'There is no connection to the server right now.',
  theServerRefusedThis: 'The server refused this.',
  someInputIsNotValid: 'Some of the input is not valid.',
  somethingWentWrong: 'Something went wrong on the server. Please try again.',
};
