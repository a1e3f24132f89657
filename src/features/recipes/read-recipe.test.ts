import { addressIn } from './read-recipe';

test.each([
  ['https://example.org/soup', 'https://example.org/soup'],
  ['  www.example.org/soup ', 'https://www.example.org/soup'],
  ['Lentil soup\nhttps://example.org/soup?a=b', 'https://example.org/soup?a=b'],
  ['2 eggs\n1 onion\nhttps://example.org/soup', null],
  ['2 eggs', null],
  ['http://', null],
])('the address of %j is %j', (text, address) => {
  expect(addressIn(text)).toBe(address);
});
