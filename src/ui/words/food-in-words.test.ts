import { foodInWords, measureInWords } from './food-in-words';

test.each([
  ['Lentils, NFS', 'Lentils'],
  ['Orange juice, 100%, NFS', 'Orange juice, 100%'],
  ['Milk NFS, canned', 'Milk, canned'],
  ['Egg, whole, fried, NS as to fat', 'Egg, whole, fried, unspecified fat'],
  ['Rice, white, cooked', 'Rice, white, cooked'],
  ['Baconator (recalled)', 'Baconator (portion from memory)'],
])('%s is shown as %s', (description, words) => {
  expect(foodInWords(description)).toBe(words);
});

test.each([
  ['Guideline amount per slice of bread', 'per slice of bread'],
  ['2 cups', '2 cups'],
  ['1 egg', '1 egg'],
  ['0.5 egg', '0.5 egg'],
  ['2 egg', '2 eggs'],
  ['1.5 cup, cooked', '1.5 cups, cooked'],
  ['2 piece/slice', '2 pieces/slices'],
  ['3 medium or regular slice', '3 medium or regular slices'],
  ['2 can (12 fl oz)', '2 cans (12 fl oz)'],
  ['3 fl oz', '3 fl oz'],
  ['2 small', '2 small'],
  ['2 small (8-10" diameter)', '2 small (8-10" diameter)'],
  ['2 sandwich', '2 sandwiches'],
  ['2 glass', '2 glasses'],
  ['2 leaf', '2 leaves'],
  ['2 patty', '2 patties'],
  ['2 surface inch', '2 surface inches'],
  ['2 × small roll', '2 × small roll'],
  ['half an', 'half an'],
  ['2 fl oz (NFS)', '2 fl oz'],
  ['1 slice, NFS', '1 slice'],
  ['1 egg, NS as to size', '1 egg, unspecified size'],
])('the measure %s is shown as %s', (text, words) => {
  expect(measureInWords(text)).toBe(words);
});
