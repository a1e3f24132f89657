import { looksLikeRecipe, mealInWords } from './shared-words';

test.each([
  ['the address of a page', 'https://cooking.example/lentil-soup', true],
  ['with its title', 'Lentil soup\nhttps://cooking.example/lentil-soup', true],
  ['in a sentence', 'Try this: www.cooking.example/soup', true],
  ['ingredients without a heading', 'Lentil soup\n250 g red lentils\n2 onions\n½ tsp cumin', true],
  ['ingredients with dots', '• 2 eggs\n• 100 g flour\n• a pinch of salt', true],
  ['ingredients and method', 'Toast\nIngredients:\nbread\nbutter\nMethod:\nToast it.', true],
  ['a meal', '2 eggs and toast with butter', false],
  ['a meal in two lines', '2 eggs\n1 toast', false],
  ['a meal with a title', 'Lunch\n2 eggs & 50 g bread', false],
  ['a method alone', 'Method:\nStir.', false],
  ['a long text with an address', 'We went out.\nIt rained.\nSee\nhttps://a.example\nBye.', false],
  ['nothing', ' \n', false],
])('%s', (_what, words, is) => {
  expect(looksLikeRecipe(words)).toBe(is);
  expect(looksLikeRecipe(words.replaceAll('\n', '\r\n\r\n'))).toBe(is);
});

test('an address in shared text is not a meal, unless there is nothing else', () => {
  expect(mealInWords('Soup and bread\nhttps://a.example/1')).toBe('Soup and bread');
  expect(mealInWords(' https://a.example/1 ')).toBe('https://a.example/1');
  expect(mealInWords('soup from https://a.example')).toBe('soup from https://a.example');
});
