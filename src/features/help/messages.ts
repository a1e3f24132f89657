import { COMMON } from '../../ui/words/common-messages';

export const messages = {
  help: 'Help',
  helpLead: 'Short answers. They are on this device, so you can read them offline, too.',
  backToHome: COMMON.backToHome,
  backToToday: 'Back to Today',
  searchHelp: 'Search help',
  articlesFound: '{count, plural, one {# article} other {# articles}} found',
  nothingFound: 'No article found for “{query}”. Try other words, or write to us.',
  notFoundHere: 'Not found here?',
  writeToUs: 'Write to us',
};
