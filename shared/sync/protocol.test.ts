import { PROTOCOL_VERSION, speaks } from './protocol';

test('a server speaks the present version of the envelope and two before it, from the first', () => {
  const oldest = Math.max(1, PROTOCOL_VERSION - 2);
  expect([oldest - 1, oldest, PROTOCOL_VERSION, PROTOCOL_VERSION + 1].map(speaks)).toEqual([
    ...[false, true, true, false],
  ]);
});
