export const messages = {
  toReadAPhoto:
    'To read a photo, this server sends it to {name} in {country}, with the description of its meal and what you corrected in it. No name, no email and no place.',
  toReadAMeal:
    'To read a meal, this server sends its photo and description to {name} in {country}, with what you corrected in it. No name, no email and no place.',
  anUnnamedCountry: 'a country that the host of this server does not name',
  howNameHandlesThem: 'How {name} handles data',
  sendTheNotesToo: 'Send the notes of my meals, too.',
};
