import { networkOf, plainAddress } from './caller';

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:ffff::1', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['2001:0db8:0001:0002::1', '2001:DB8:1:2::9', true],
  ['::ffff:192.0.2.1', '192.0.2.200', true],
  ['::ffff:c000:201', '192.0.2.1', true],
  ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1', true],
  ['::ffff:192.0.2.1', '::ffff:192.0.3.1', false],
  ['192.0.2.1', '192.0.2.254', true],
  ['192.0.2.1', '192.0.3.1', false],
  ['2001:db8::1', '2001:db8:0:0:9::1', true],
  ['::1', '2001:db8::1', false],
  ['fe80::1%eth0', 'fe80::2%eth1', true],
  ['a:b:c:d:e:f::g:h:i:j', 'no address: at all', false],
  ['2001:db8::1:2:3:4', '2001:db8::9:8:7:6', true],
])('whether %s and %s are in one network: %s', (one, other, same) => {
  expect(networkOf(one) === networkOf(other)).toBe(same);
});

test('a claimed address of any length gives a short key', () => {
  expect(networkOf(`${':'.repeat(100_000)}x`).length).toBeLessThan(200);
});

test.each([
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:192.0.2.1', '192.0.2.1'],
  ['192.0.2.1', '192.0.2.1'],
  ['2001:DB8::1', '2001:db8::1'],
])('%s is written as %s', (address, plain) => {
  expect(plainAddress(address)).toBe(plain);
});
