import { SILENT } from '../analyzer/language/word-classes';
import { ABSENCE, termsOf, withoutBrackets } from '../analyzer/language/words';
import { isPlainlyCooked } from './food-state';

const set = (words: string) =>
  new Set(
    words
      .trim()
      .split(/\s+/)
      .flatMap((one) => termsOf(one)),
  );

/** Words that never make a different food of the word next to them: a cut, a size, a way to serve it. */
const NEUTRAL = set(`
  fresh freshly plain homemade style slice sliced chopped diced cubed grated shredded halved quartered crumbled julienned shaved
  piece portion serving chunk cube half floret spear kernel fillet filet link scoop small medium large regular mini big size sized
  thick thin drained peeled pitted seeded boneless skinless trimmed unpeeled warm chilled juicy ripe crunchy salted unsalted
  lightly fully pan deep oven air flame eaten noteaten removed garnish brewed raw dry uncooked cob classic packaged jarred melted reheated
  squeezed rinsed washed shelled segment sprig torn
`);

const byNoun = (lists: Readonly<Record<string, string>>) =>
  new Map(Object.entries(lists).map(([noun, words]) => [noun, set(words)]));

/** Varieties that the tables do not distinguish, said before the noun: 'cherry tomatoes' are tomatoes. */
const SORTS = byNoun({
  almond: 'natural',
  apple: 'red green yellow gala fuji smith granny braeburn',
  asparagus: 'green white',
  avocado: 'hass',
  bacon: 'crispy streaky',
  bellpepper: 'red green yellow orange',
  carrot: 'baby',
  cheddar: 'mature mild sharp aged',
  coffee: 'black filter drip hot',
  corn: 'sweet yellow',
  cucumber: 'english persian',
  date: 'medjool deglet noor',
  egg: 'hard soft hen',
  grape: 'red green white seedless table',
  lettuce: 'romaine iceberg butterhead bibb cos',
  milk: 'hot',
  mozzarella: 'buffalo',
  mushroom: 'white button brown cremini',
  oat: 'rolled',
  oil: 'extra virgin',
  onion: 'red white yellow brown',
  orange: 'navel blood valencia',
  pear: 'bartlett anjou conference bosc',
  plum: 'red black',
  potato: 'new baby red russet yukon gold fingerling waxy',
  radish: 'red',
  raisin: 'golden',
  rice: 'long grain',
  salmon: 'atlantic',
  sardine: 'canned',
  shrimp: 'king tiger jumbo',
  spinach: 'baby',
  squash: 'winter',
  tea: 'hot',
  tomato: 'cherry plum grape roma vine beefsteak heirloom red',
  tuna: 'white light albacore canned',
  vegetable: 'mixed',
  walnut: 'english',
});

/** Words that do not make a different food of a noun, at any position: bacon is fried, celery is cut in sticks. */
const ALWAYS = byNoun({
  apple: 'wedge',
  bacon: 'fried strip',
  basil: 'leaf',
  beer: 'glass bottle can',
  bellpepper: 'strip',
  carrot: 'stick',
  celery: 'stick stalk',
  coffee: 'cup',
  cucumber: 'stick',
  date: 'dried',
  falafel: 'fried ball',
  frenchfry: 'fried',
  fry: 'fried',
  garlic: 'clove',
  hashbrown: 'fried',
  lemon: 'wedge',
  lettuce: 'leaf',
  juice: 'glass',
  lime: 'wedge',
  milk: 'glass',
  orange: 'wedge',
  pineapple: 'ring',
  prune: 'dried',
  raisin: 'dried',
  samosa: 'fried',
  sausage: 'fried',
  spinach: 'leaf',
  tea: 'cup',
  tomato: 'wedge',
  water: 'glass bottle',
  watermelon: 'wedge',
  wine: 'glass',
});

/** Words that make a different food of some nouns and mean nothing for others: 'baked beans', 'grilled cheese'. */
const MAKES_ANOTHER = byNoun({
  bean: 'baked',
  beef: 'roast',
  bun: 'steamed',
  caramel: 'salted',
  cheese: 'grilled baked',
  chickpea: 'roasted',
  cod: 'salted',
  custard: 'baked frozen',
  fish: 'salted',
  lassi: 'salted',
  pork: 'roast',
  pudding: 'steamed',
  soybean: 'roasted',
  sweet: 'boiled',
  yogurt: 'frozen',
});

// 'Whole' has a meaning for these, but not for an apple.
const WHOLE_IS = set('milk wheat grain meal fat rye oat bean');

/** Whether a term says nothing about what a food is, unless its noun gives it a meaning. */
export function isNeutral(term: string): boolean {
  return NEUTRAL.has(term) || SILENT.has(term) || isPlainlyCooked(term);
}

/** The terms of some words that say what a food named by the nouns is, each once. */
export function contentTerms(words: string, nouns: ReadonlySet<string>): string[] {
  const terms = termsOf(words);
  const says = (term: string, place: number): boolean => {
    if (term === 'whole') return WHOLE_IS.has(terms[place + 1] ?? '');
    if (isAnotherKind(term, nouns)) return true;
    return !isNeutral(term) && !isOf(ALWAYS, term, nouns) && !isSort(terms, place);
  };
  return [...new Set(terms.filter(says))];
}

type Lists = ReadonlyMap<string, ReadonlySet<string>>;

function isOf(lists: Lists, term: string, nouns: ReadonlySet<string>): boolean {
  return [...nouns].some((noun) => lists.get(noun)?.has(term));
}

/** Whether a term, mostly a way to cook, makes a different food of what the nouns name. */
export function isAnotherKind(term: string, nouns: ReadonlySet<string>): boolean {
  return isOf(MAKES_ANOTHER, term, nouns);
}

/** Whether a term is only a variety of what the nouns name. */
export function isSortOf(term: string, nouns: ReadonlySet<string>): boolean {
  return isOf(SORTS, term, nouns);
}

function isSort(terms: readonly string[], place: number): boolean {
  const sort = terms[place] ?? '';
  for (const term of terms.slice(place + 1)) {
    if (SORTS.get(term)?.has(sort)) return true;
    const isBetween = isNeutral(term) || [...SORTS.values()].some((sorts) => sorts.has(term));
    if (!isBetween) return false;
  }
  return false;
}

// What a food comes with or is made of is not what it is.
const JOINTS = /\b(?:with|on|in|from|without|over|served|topped|made|filled|stuffed|no)\b/;

/** The head nouns of a name: the last term before 'with', and for 'X and Y' those of both. */
export function nounsOf(name: string): ReadonlySet<string> {
  const hasContent = (words: string) => lastContent(words).length > 0;
  const first = withoutBrackets(name).split(',').find(hasContent) ?? '';
  const core = first.split(JOINTS).find(hasContent) ?? '';
  return new Set([core, ...core.split(' and ')].flatMap(lastContent));
}

/** The last term with content; for 'kiwi fruit' and 'chocolate candy' both terms. */
export function lastContent(words: string): string[] {
  const terms = termsOf(words).filter(
    (term) => !isNeutral(term) && term !== 'whole' && !term.startsWith(ABSENCE),
  );
  while (ALWAYS.get(terms.at(-2) ?? '')?.has(terms.at(-1) ?? '')) terms.pop();
  return CLASS_BEHIND.has(terms.at(-1) ?? '') ? terms.slice(-2) : terms.slice(-1);
}

const CLASS_BEHIND = new Set(['fruit', 'candy']);
