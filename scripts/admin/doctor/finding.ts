/** One finding of the doctor. `fault`: something does not work, or data is in danger. */
export interface Finding {
  level: 'ok' | 'warning' | 'fault';
  subject: string;
  /** The state, and what to do about it. Never contains a secret. */
  words: string;
}

type Say = (subject: string, words: string) => Finding;

const saying =
  (level: Finding['level']): Say =>
  (subject, words) => ({ level, subject, words });

export const ok = saying('ok');
export const warning = saying('warning');
export const fault = saying('fault');
