import { addressOfWords } from './address-of-words';

function share(parts: Record<string, string>): string | null {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) form.append(name, value);
  const address = addressOfWords(form);
  if (address === null) return null;
  const url = new URL(address, 'https://platelog.example');
  // The words are behind the `#`, so they are not sent to a server.
  expect(url.pathname + url.search).toBe('/food-tracker?start=words');
  return decodeURIComponent(url.hash.slice(1));
}

test.each<[string, Record<string, string>, string | null]>([
  [
    'a text',
    { text: '2 eggs & toast, 50% butter #brunch?' },
    '2 eggs & toast, 50% butter #brunch?',
  ],
  ['a title and a text', { title: 'Lunch', text: 'lentil soup' }, 'Lunch\nlentil soup'],
  ['a title that the text says too', { title: 'Soup', text: 'Soup and bread' }, 'Soup and bread'],
  ['a page', { title: 'Soup', url: 'https://a.example/1' }, 'Soup\nhttps://a.example/1'],
  [
    'a page that the text names',
    { text: 'at https://a.example/1', url: 'https://a.example/1' },
    'at https://a.example/1',
  ],
  ['an address alone', { url: 'https://a.example/soup' }, 'https://a.example/soup'],
  ['spaces', { title: ' ', text: '\n' }, null],
  ['nothing', {}, null],
])('words of a share: %s', (_what, parts, words) => {
  expect(share(parts)).toBe(words);
});

test('a long text is cut between two characters', () => {
  const words = share({ text: '🍲'.repeat(11_000) });
  expect(words).toBe('🍲'.repeat(10_000));
});
