import { pino } from 'pino';

import { ofRequest } from './request-log';

test('each log line of a handler has the id of its own request', async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line) => lines.push(line) });
  const handler = ofRequest({ log, words: 'too slow' }, ({ log: own, words }) => {
    return async ({ ms }: { requestId: string; ms: number }) => {
      await new Promise((go) => setTimeout(go, ms));
      own.warn(words);
      return ms;
    };
  });
  const calls = [
    { requestId: 'first', ms: 20 },
    { requestId: 'second', ms: 1 },
  ];
  expect(await Promise.all(calls.map(handler))).toEqual([20, 1]);
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { requestId: 'second', msg: 'too slow' },
    { requestId: 'first', msg: 'too slow' },
  ]);
});
