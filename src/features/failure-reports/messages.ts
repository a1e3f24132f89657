import { COMMON } from '../../ui/words/common-messages';

export const messages = {
  // reports-card.tsx
  errorsOnThisDevice: 'Errors on this device',
  reportsHelpFixPlatelog:
    'Reports help the person who runs this server fix Platelog. They contain no meals, names or email addresses, and nothing is sent until you tap Send.',
  times: '{when}, {times} times',
  showTheReport: 'Show the report',
  reportTitle: 'Report',
  send: 'Send',
  tryAgain: COMMON.tryAgain,
  deleteAction: 'Delete',
  notSentYet: 'Not sent yet. It is sent as soon as the server accepts it.',
  youAreOffline: 'You are offline. It is sent when you are back online.',
  sentThankYou: 'Sent. Thank you.',
  notAcceptedByServer: 'The server did not accept it.',
  // report-text.ts
  aScriptFailed: 'A script failed',
  backgroundFailed: 'Something in the background failed',
  screenFailed: 'A screen could not be shown',
  what: 'What: {report}',
  message: 'Message: {message}',
  page: 'Page: {page}',
  inBracketsTimes: ' ({times} times)',
  when: 'When: {at}{times}',
  app: 'App: {app}',
  browser: 'Browser: {browser}',
  report: 'Report: {id}',
  whereInTheCode: 'Where in the code:',
  notKnown: '  not known',
};
