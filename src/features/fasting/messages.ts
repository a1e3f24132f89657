export const messages = {
  // fasting-card.tsx
  fasting: 'Fasting',
  noTimeGoesOn: 'No time without food is counted now.',
  startNow: 'Start now',
  stopNow: 'Stop now',
  sinceWhen: 'Since {when}',
  lasting: '{hours} h {minutes} min',
  endsByItself:
    'It ends by itself after {most} hours. There is nothing to reach: eat when you need to, and stop if you feel unwell. With diabetes, an eating disorder or medicine, ask a doctor first.',
  earlier: 'Earlier',
  fromTo: '{from} to {to}',
  endedByItself: 'ended by itself',
  deleteFast: 'Delete the time from {from}',
  started: 'Fasting started',
  stopped: 'Fasting stopped',
  deleted: 'Deleted',
  undo: 'Undo',
  notSaved: 'Not saved',
  pleaseTryAgain: 'This device could not save it. Try again.',
};
