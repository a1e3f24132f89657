import { normalise, shownWords, withoutBrackets } from './words';

test.each([
  ['1 cup (8 fl oz)', '1 cup'],
  ['1 slice (1/16 of a cake), NFS', '1 slice, NFS'],
  ['1 (large) egg (50 g)', '1 egg'],
  ['a (b (c) d', 'a d'],
  ['no brackets', 'no brackets'],
  ['open (and not closed', 'open (and not closed'],
  ['closed) first (then) open', 'closed) first open'],
])('%s', (text, plain) => {
  expect(withoutBrackets(text)).toBe(plain);
});

test.each([
  ['taco nilsourcream', 'taco no sour cream'],
  ['burger nilcheese', 'burger no cheese'],
  ['latte nilwhippedcream', 'latte no whipped cream'],
])('%s is shown as people write it', (words, shown) => {
  expect(shownWords(words)).toBe(shown);
});

test.each([
  ['٢ eggs', '2 eggs'],
  ['yogurt १५० g', 'yogurt 150 g'],
  ['１ ｃup rice', '1 cup rice'],
])('digits of other scripts are Latin digits: %s', (typed, plain) => {
  expect(normalise(typed)).toBe(plain);
});
