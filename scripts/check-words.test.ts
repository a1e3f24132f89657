import { oddWordsIn, wordsIn, wordsInFile } from './check-words';

test.each([
  ['The end of your free time', "'free time'"],
  ['All else on this page works.', "'All else'"],
  ['Added to your favourites', "'favourites'"],
  ['The averages stand here once a day is over.', "'stand here'"],
  ['If it was not you, you need not do anything.', "'need not'"],
])('%s is reported', (text, word) => {
  expect(wordsIn(text)).toEqual([expect.stringMatching(new RegExp(`^${word}: `)) as string]);
});

test('everyday words pass', () => {
  expect(wordsIn('Saved on this phone. It syncs when you are back online.')).toEqual([]);
});

test('only strings of a file are checked, each with its line', () => {
  const source = [
    '// The free time of a favourite.',
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

test.each([
  ['// Whoever asks waits.', "'Whoever'"],
  ["test('the page loads anew', () => {});", "'anew'"],
  ['/** Told of each change. */', "'Told of'"],
  ['/**\n * What a row tells\n * of a person.\n */', "'tells of'"],
  ['const mended = 1;', "'mended'"],
  ['It says whence it came.', "'whence'"],
  ['// It waits for\n// ever.', "'for ever'"],
])('an odd word is reported in code and documents: %j', (text, word) => {
  expect(oddWordsIn('a', text)).toEqual([
    expect.stringMatching(new RegExp(`^a:\\d ${word}: `)) as string,
  ]);
});

test('an odd word is reported with its line, but not as a part of a longer word', () => {
  const text = '# Amend and recommend\n\nWe foretold office hours forever.\nStart anew.';
  expect(oddWordsIn('a.md', text)).toEqual([expect.stringMatching(/^a\.md:4 'anew'/) as string]);
});
