import { PROTOCOL_VERSION, speaks } from './protocol';

test('a server supports the current version of the envelope and the two before it', () => {
  const oldest = Math.max(1, PROTOCOL_VERSION - 2);
  expect([oldest - 1, oldest, PROTOCOL_VERSION, PROTOCOL_VERSION + 1].map(speaks)).toEqual([
    ...[false, true, true, false],
  ]);
});
