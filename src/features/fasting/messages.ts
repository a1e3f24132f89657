import { COMMON } from '../../ui/words/common-messages';

export const messages = {
  // fasting-card.tsx
  fasting: 'Fasting',
  noFastRunning: 'No fast is running.',
  startNow: 'Start now',
  stopNow: 'Stop now',
  sinceWhen: 'Since {when}',
  endsByItself:
    'It ends by itself after {most} hours. There is no goal to reach: eat when you need to, and stop if you feel unwell. If you have diabetes or an eating disorder, or take medicine, ask a doctor first.',
  earlier: 'Earlier',
  started: 'Fasting started',
  stopped: 'Fasting stopped',
  // length-words.ts
  lasting: '{hours} h {minutes} min',
  // earlier-fasts.tsx
  fromTo: '{from} to {to}',
  endedByItself: 'ended by itself',
  deleteFast: 'Delete the time from {from}',
  deleted: 'Deleted',
  // use-keep-fast.ts
  undo: 'Undo',
  notSaved: COMMON.notSaved,
  pleaseTryAgain: COMMON.notSavedTryAgain,
};
