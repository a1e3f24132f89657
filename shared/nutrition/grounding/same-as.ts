import { termsOf } from '../ranking/words';

/**
 * Words that mean the very food that a table calls by others, or a sort of it that no table parts. What is
 * only near, or a wider food, does not belong here: these words make a match sure.
 */
const SAME: Readonly<Record<string, string>> = {
  pasta:
    'spaghetti penne fusilli rigatoni farfalle linguine tagliatelle fettuccine rotini ziti orecchiette pappardelle bucatini capellini',
  'white rice': 'basmati jasmine',
  'summer squash': 'zucchini',
  pepper: 'bellpepper capsicum',
  beer: 'lager pilsner pilsener',
  'french fries': 'fry',
  'potato chips': 'crisps',
  'soft drink': 'soda',
  hamburger: 'burger',
  whiskey: 'whisky',
  tangerine: 'mandarin',
  'chinese cabbage': 'bok choy pak choi',
  'white beans': 'cannellini navy',
  raisins: 'sultana',
  prosciutto: 'parma',
  parmesan: 'parmigiano reggiano',
  squid: 'calamari',
  escargot: 'snail',
  snail: 'escargot',
  pita: 'pitta',
  cantaloupe: 'rockmelon',
  'sour dough': 'sourdough',
  'ground beef': 'mince',
  gelatin: 'jello',
  fava: 'broad',
};

const SAME_AS = new Map<string, string[][]>();
for (const [food, words] of Object.entries(SAME))
  for (const word of words.split(' ').flatMap((one) => termsOf(one)))
    SAME_AS.set(word, [...(SAME_AS.get(word) ?? []), termsOf(food)]);

/** The ways to say the same as a term, each as the terms that it takes. */
export function sameAs(term: string): readonly string[][] {
  return SAME_AS.get(term) ?? [];
}
