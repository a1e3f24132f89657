import { isPublicAddress, PrivateAddress, publicLookup } from './public-address';

test.each([
  ...['8.8.8.8', '93.184.216.34', '100.128.0.1', '172.32.0.1', '192.0.1.1', '223.255.255.255'],
  ...['2001:4860:4860::8888', '2606:4700::1111', '2a00:1450:4001::1', '::ffff:8.8.8.8'],
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  // Loopback, private networks and link-local addresses.
  ...['0.0.0.0', '127.0.0.1', '127.255.255.254', '10.1.2.3', '172.16.0.1', '172.31.255.255'],
  ...['192.168.1.10', '169.254.169.254', '100.64.0.1', '100.127.255.255', '192.0.0.8'],
  ...['::', '::1', 'fe80::1', 'fe80::1%eth0', 'fec0::1', 'fc00::1', 'fd00::1'],
  // Reserved for examples, benchmarks and anycast.
  ...['192.0.2.1', '198.18.0.1', '198.19.255.255', '198.51.100.2', '203.0.113.1', '192.88.99.1'],
  ...['192.175.48.1', '192.31.196.1', '192.52.193.1', '2001:db8::1', '3fff::1', '2620:4f:8000::1'],
  // Multicast, and reserved for later.
  ...['224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255', 'ff02::1', '4000::1'],
  // IPv4 addresses in other forms.
  ...['::ffff:127.0.0.1', '::127.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::1', '2001::1'],
  // Not an address, or one that programs read differently.
  ...['', 'localhost', '127.1', '2130706433', '0x7f.1', '010.1.1.1', '[::1]'],
])("'%s' is not public", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each([{ all: true }, { all: false }])(
  'a name that resolves to this machine is refused (%j)',
  async (options) => {
    const error = await new Promise((resolve) => {
      publicLookup('localhost', options, resolve);
    });
    expect(error).toBeInstanceOf(PrivateAddress);
  },
);
