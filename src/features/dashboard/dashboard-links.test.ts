import { waitingWords } from './dashboard-links';

const QUIET = {
  pending: 0,
  rejected: 0,
  nextTryAt: null,
  paused: null,
  noRoom: false,
  inMemory: false,
};
const TWO = { ...QUIET, pending: 2 };
const FAILED = { ...TWO, nextTryAt: 5 };

test.each([
  ['nothing waits', QUIET, false, null],
  ['entries are being sent', TWO, true, null],
  ['no signal', TWO, false, '2 entries waiting for signal, safe on this device'],
  [
    'signal, and no server',
    FAILED,
    true,
    'The server is not answering. 2 entries wait, safe on this device',
  ],
  ['a full server', { ...FAILED, noRoom: true }, true, /^2 entries not sent yet/],
  ['an ended session', { ...TWO, paused: 'auth' as const }, true, /^2 entries not sent yet/],
  ['a shared device', { ...TWO, inMemory: true }, false, /waiting for signal, only in this tab$/],
  ['one refused', { ...FAILED, rejected: 1 }, true, /^The server did not accept 1 entry/],
])('%s', (_what, summary, online, words) => {
  const said = waitingWords(summary, online);
  if (words === null) expect(said).toBeNull();
  else expect(said).toMatch(words);
});
