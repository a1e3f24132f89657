import { wordsIn, wordsInFile } from './check-words';

test.each([
  ['Ask whoever runs this server.', "'whoever'"],
  ['Load the page anew.', "'anew'"],
  ['The end of your free time', "'free time'"],
  ['All else on this page works.', "'All else'"],
  ['Added to your favourites', "'favourites'"],
  ['The averages stand here once a day is over.', "'stand here'"],
  ['If it was not you, you need not do anything.', "'need not'"],
])('%s is not said so', (text, word) => {
  expect(wordsIn(text)).toEqual([expect.stringMatching(new RegExp(`^${word}: `)) as string]);
});

test('everyday words pass', () => {
  expect(wordsIn('Saved on this phone. It syncs when you are back online.')).toEqual([]);
});

test('only texts of a file are looked at, each with its line', () => {
  const source = [
    '// Told to whoever asks, anew.',
    "import { favourites } from './favourites';",
    "const kind = 'favourite';",
    'const label = `Favourite ${name}`;',
    "const hint = 'Type the figures';",
  ].join('\n');
  expect(wordsInFile('a.ts', source)).toEqual([
    expect.stringMatching(/^a\.ts:4 'Favourite'/) as string,
    expect.stringMatching(/^a\.ts:5 'Type the figures'/) as string,
  ]);
});
