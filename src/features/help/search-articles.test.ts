import { paragraphWords } from './paragraph-words';
import { CHAPTERS, searchArticles } from './search-articles';

const ids = (query: string) => searchArticles(query).map(({ id }) => id);

test.each([
  ['barcode', 'barcode'],
  ['barcoed', 'barcode'],
  ['scanning barcodes', 'barcode'],
  ['how do I undo a deleted meal?', 'edit-undo'],
  ['subscripton', 'plans'],
  ['cancel', 'plans'],
  ['MyFitnessPal', 'import'],
  ['dark mode', 'units'],
  ['kilojoules', 'units'],
  ['iphone', 'home-screen'],
  ['shortcuts', 'keyboard'],
  ['no connection', 'offline'],
  ['self-hosting', 'hosting'],
  ['pregnant', 'goals'],
  ['favorites', 'again'],
  ['exercise', 'goals'],
  ['edit weight', 'weight'],
  ['why is there a range', 'ranges'],
])('%j finds the article %s first', (query, id) => {
  expect(ids(query)[0]).toBe(id);
});

test('nothing is found for unknown words and for a blank query', () => {
  expect(ids('xyzzyfoo')).toEqual([]);
  expect(ids(' ?! ')).toEqual([]);
});

test('incomplete words find articles, too', () => {
  expect(ids('barc')).toContain('barcode');
});

test('each article has its own address and a few short paragraphs', () => {
  const all = CHAPTERS.flatMap(({ articles }) => articles);
  expect(all.length).toBeGreaterThanOrEqual(20);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  for (const { text } of all) {
    expect(text.length).toBeLessThanOrEqual(2);
    for (const paragraph of text)
      for (const premiumForAll of [false, true])
        expect(
          paragraphWords(paragraph, { freeUploads: '3 image uploads', premiumForAll }).length,
        ).toBeLessThanOrEqual(420);
  }
});
