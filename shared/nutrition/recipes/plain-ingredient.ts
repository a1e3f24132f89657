import { readUnit } from '../analyzer/amounts/units';
import { memoryKey } from '../analyzer/food-memory';
import { INGREDIENT_FOODS } from './ingredient-foods';

/** The code of a food by each of its names. */
const KNOWN: ReadonlyMap<string, string> = new Map(
  INGREDIENT_FOODS.flatMap(([code, words]) =>
    words.map((name) => [memoryKey(name), code] as const),
  ),
);
const LONGEST = 14;

/** Whether a list of ingredients means a known food by these words. */
export function isIngredient(words: string): boolean {
  return KNOWN.has(memoryKey(words));
}

// Origin, variety, size or quality: none of them makes a different food.
const SORTS: ReadonlySet<string> = new Set(
  (
    'mexican turkish thai japanese hungarian italian chinese korean persian greek polish english french spanish indian vietnamese ' +
    'sichuan kashmiri sri-lankan ceylon jamaican american african moroccan iranian san-marzano san marzano imported local ' +
    'german swedish danish norwegian scottish irish british peruvian brazilian ethiopian cuban israeli lebanese syrian egyptian ' +
    'scotch dutch swiss sicilian tuscan cornish alaskan atlantic pacific european asian california mediterranean australian portuguese ' +
    'petite fire-roasted roma vine-ripened vine cherry baby free-range free range grass-fed unbleached ' +
    'fine coarse thick-cut streaky day-old cold-pressed store-bought homemade quality best extra-virgin full-fat firm ripe ' +
    'natural unsweetened mild toasted raw uncooked unpeeled well-fermented long-grain large-flake heaping boneless ' +
    'bone-in skinless skin-on other additional yellow red white brown black golden preferably about plump tender young ' +
    'good good-quality fresh freshly frozen canned tinned jarred bottled packaged prepared plain pure real genuine organic unsalted salted ' +
    'salt-free low-sodium reduced-sodium no-salt-added unseasoned lightly lean extra-lean thin thick thinly thickly long ' +
    'mini whole halved shelled hulled husked podded unpitted pitted stoned peeled trimmed washed rinsed drained cooked-down ' +
    'ready-made ready-to-eat ready-rolled pre-cooked precooked leftover cold hot warm warmed chilled room-temperature room temperature ' +
    'flaked slivered mashed desiccated marinated charred blanched-off crisp crispy soft softened melted creamy smooth crunchy tart sour sweet bitter spicy bright ' +
    'curly flat-leaf flatleaf wild farmed line-caught sustainable sushi-grade sashimi-grade center-cut centre-cut middle mixed assorted ' +
    'seedless seeded deseeded unwaxed heirloom seasonal green purple pink orange dark light pale blonde ' +
    'superfine instant-blend finely coarsely roughly grated shredded chopped sliced diced minced crumbled cubed crushed ground-down torn ' +
    'double-concentrated concentrated heaped level scant generous packed firmly loosely some extra more few fat thick-sliced thin-sliced sliced thinly-sliced bite-size bite-sized ' +
    'kosher traditional regular standard classic original everyday all-natural non-gmo gluten-free vegan vegetarian dairy-free alcohol-free your favorite favourite ' +
    'of the a an'
  ).split(' '),
);

// 'smoked', 'dried', 'ground', 'cooked' and the like mean a different food, so they are not included.

// After a weight, these are shapes: 'lime-size ball of tamarind'.
const SHAPE =
  /^(?:balls?|lumps?|pieces?|knobs?|chunks?|thumbs?|lengths?|blocks?|slabs?|wedges?|fillets?|slices?|strips?|heads?|bunch(?:es)?|sheets?|[a-z]+-sized?)$/;
const DRY_PULSE = /^(?:160(?!18|26|39|64|73)|16144|161[01])/u;
const NUMBER = /^(?:[\d./½¼¾⅓⅔⅛-]+|an?|one|two|three|four|half|x|of)$/;
const SIZE = /^(?:small|medium|large|big|extra-large|jumbo|heaped|heaping|generous|scant)$/;
// These are always meant dry: pulses, noodles, rice, and spices.
const DRY_CODES = /^(?:20|160|161|02)/;
/**
 * For these the last word alone identifies the food, whatever variety comes before it: 'Bramley apples', 'cavolo nero'.
 */
const PLAIN_LAST =
  /^(?:onion|shallot|scallion|garlic|potato|carrot|tomato|cucumber|mushroom|lettuce|cabbage|kale|spinach|squash|zucchini|courgette|eggplant|aubergine|beet|beetroot|radish|turnip|parsnip|leek|celery|broccoli|cauliflower|asparagus|apple|pear|plum|peach|apricot|cherry|grape|strawberry|raspberry|blueberry|blackberry|mango|banana|lemon|lime|orange|olive|walnut|almond|pecan|hazelnut|pistachio|cashew|raisin|sultana|date|fig|prune|mussel|clam|oyster|shrimp|prawn|scallop|egg|parsley|cilantro|basil|mint|dill|thyme|rosemary|chili|chile|lentil|caper|honey|cocoa|paprika|cinnamon|turmeric|cumin|nutmeg|salt)$/u;

const DRY: ReadonlySet<string> = new Set(
  INGREDIENT_FOODS.filter(([code]) => DRY_CODES.test(code)).flatMap(([, words]) =>
    words.map(memoryKey),
  ),
);

/**
 * A line's words with the food's known name: '1 large yellow onion' stays, '2 tbsp sweet Hungarian paprika' becomes '2
 * tbsp sweet paprika'. Lines whose food is not known are returned unchanged.
 */
export function plainIngredient(words: string): string {
  const known = knownIngredient(words);
  return known === undefined ? words : `${known.amount} ${known.name}`.trim();
}

/** A parsed line: its amount, and a known food. */
export interface KnownIngredient {
  /** '2 tbsp', '1 large', or empty. */
  amount: string;
  name: string;
  code: string;
}

/** Undefined if the words contain anything but an amount, words for varieties and the name of a food. */
export function knownIngredient(words: string): KnownIngredient | undefined {
  const said = words.split(' ');
  for (let start = 0; start < Math.min(said.length, LONGEST); start += 1) {
    const before = said.slice(0, start).map((word) => word.toLowerCase());
    const found = nameIn(said.slice(start));
    if (found !== undefined && before.every(isAmount)) {
      const name = isCanned(words) ? asCanned(found) : forAmount(before, found);
      return { amount: amountOf(before), name, code: codeOf(name) ?? '' };
    }
  }
  return undefined;
}

/** The code of the food that a list of ingredients means by a name. */
export function codeOf(name: string): string | undefined {
  return KNOWN.get(memoryKey(name));
}

/** The known name of these words, without an amount; undefined if there is none. */
export function foodName(words: string): string | undefined {
  return nameIn(words.split(' '));
}

/** Words without those for varieties: 'free range eggs' are eggs. */
export function withoutSorts(words: string): string {
  return words
    .split(' ')
    .filter((word) => !SORTS.has(word.toLowerCase()))
    .join(' ');
}

const asCanned = (name: string) => (FROM_A_CAN.test(name) ? `canned ${name}` : name);

/** Whether words say that a food comes from a can. */
export const isCanned = (words: string): boolean =>
  /\b(?:canned|tinned|cans?|tins?)\b/iu.test(words);
const FROM_A_CAN = /^(?:chopped|diced|plum|peeled|whole peeled) tomato(?:es)?$/iu;

/** Chopped tomatoes by the cup are fresh, by weight they are from a can; a teaspoon of coriander is the spice. */
function forAmount(before: readonly string[], name: string): string {
  const isSpoon = before.some((word) => /^(?:tsps?|teaspoons?)$/u.test(word));
  if (isSpoon && /^coriander$/iu.test(name)) return 'ground coriander';
  // This much cannot be dry yeast.
  if (/^yeast$/iu.test(name) && Number(before[0]) >= 15 && before[1] === 'g') return 'fresh yeast';
  return before.some((word) => /^cups?$/u.test(word)) ? freshName(name) : name;
}

/** 'plum tomatoes' by number are fresh. */
export function freshName(name: string): string {
  return FROM_A_CAN.test(name) ? 'tomatoes' : name;
}

function amountOf(before: readonly string[]): string {
  const isWeighed = before.some((word) => readUnit(word)?.kind === 'weight');
  return before.filter((word) => !isDropped(word) && !(isWeighed && SHAPE.test(word))).join(' ');
}

/** Sizes stay, for the weight of one; 'of' and 'a' are a part of some measures. */
function isDropped(word: string): boolean {
  return SORTS.has(word) && !SIZE.test(word) && !NUMBER.test(word);
}

function isAmount(word: string): boolean {
  return (
    NUMBER.test(word) ||
    SIZE.test(word) ||
    SHAPE.test(word) ||
    readUnit(word.replace(/^[\d.-]+/, '')) !== undefined ||
    SORTS.has(word)
  );
}

/** The longest known name that is left without words for varieties. */
function nameIn(said: readonly string[]): string | undefined {
  const whole = said.join(' ');
  if (isIngredient(whole)) return whole;
  return withFewerWords(said) ?? withoutLast(said) ?? undried(said);
}

const SORTS_MAX = 5;

/**
 * Without the fewest words for varieties that leave a known name: 'crushed San Marzano tomatoes' are crushed tomatoes.
 */
function withFewerWords(said: readonly string[]): string | undefined {
  const sorts = said.flatMap((word, at) => (SORTS.has(word.toLowerCase()) ? [at] : []));
  if (sorts.length > SORTS_MAX) return knownName(said.filter((_, at) => !sorts.includes(at)));
  const subsets = subsetsOf(sorts);
  for (const dropped of subsets) {
    const name = knownName(said.filter((_, at) => !dropped.includes(at)));
    // Pulses from a can are cooked.
    if (name !== undefined && !(isCanned(said.join(' ')) && DRY_PULSE.test(codeOf(name) ?? '')))
      return name;
  }
  return undefined;
}

/** All subsets, the small ones first. */
function subsetsOf(places: readonly number[]): number[][] {
  return places
    .reduce<number[][]>((sets, place) => [...sets, ...sets.map((set) => [...set, place])], [[]])
    .slice(1)
    .sort((a, b) => a.length - b.length);
}

const knownName = (words: readonly string[]) => {
  const name = words.join(' ');
  return isIngredient(name) ? name : undefined;
};

// 'mozzarella cheese', 'basil leaves', 'beef cubes': the food itself.
const OF_THE_SAME =
  /^(?:leaf|leaves|pieces?|cubes?|chunks?|florets?|strips?|slices?|halves|kernels|pods?|bulbs?|stems?|stalks?|tips|shavings|fillets?|steaks?|sheets?)$/iu;

// By the start of their codes: cheese, meat and spices of the tables.
const KINDS: Readonly<Record<string, RegExp>> = {
  cheese: /^(?:01|14)/u,
  meat: /^(?:05|10|13|15|17|2[2-6])/u,
  powder: /^02/u,
  spice: /^02/u,
  seasoning: /^02/u,
};

/** The foods for which a final word adds nothing. */
function kindOf(last: string): RegExp {
  return OF_THE_SAME.test(last) ? /\w/u : (KINDS[last.toLowerCase()] ?? /^never$/u);
}

function withoutLast(said: readonly string[]): string | undefined {
  const last = said.at(-1) ?? '';
  if (said.length < 2) return undefined;
  const rest = said.slice(0, -1);
  const name = knownName(rest) ?? withFewerWords(rest);
  return kindOf(last).test(codeOf(name ?? '') ?? '-') ? name : undefined;
}

function undried(said: readonly string[]): string | undefined {
  const plain = said.filter((word) => !SORTS.has(word.toLowerCase()));
  const name = plain.filter((word) => !/^(?:dried|dry)$/i.test(word)).join(' ');
  return name !== plain.join(' ') && DRY.has(memoryKey(name)) ? name : undefined;
}

/** The food by its last word only, for words that are not known otherwise: 'Jersey Royal potatoes'. */
export function plainLast(words: string): string | undefined {
  const said = words.split(' ');
  const last = said.at(-1) ?? '';
  const first = said.findIndex((word) => !isAmount(word.toLowerCase()));
  const isKnown = PLAIN_LAST.test(memoryKey(last)) && isIngredient(last);
  const sorts = said.slice(first, -1);
  if (!isKnown || first < 0 || sorts.length > 3 || sorts.some((word) => OTHER_FOOD.test(word)))
    return undefined;
  return `${amountOf(said.slice(0, first).map((word) => word.toLowerCase()))} ${last}`.trim();
}

const OTHER_FOOD =
  /^(?:and|with|in|for|or|pickled|dried|smoked|stuffed|cooked|fried|roasted|candied|preserved|salted|sugared|glazed|without|no|from)$/iu;

const OR = / or /iu;

/**
 * The first of two foods with 'or' between them; 'white or brown mushrooms' are white mushrooms, 'vegetable or chicken
 * stock' is vegetable stock.
 */
export function firstOf(part: string): string {
  const at = part.search(OR);
  if (at < 0) return part;
  const first = part.slice(0, at);
  const [second = ''] = part.slice(at + 4).split(/[,;(]| for | to /u, 1);
  // The noun may have two words: 'sunflower or toasted sesame oil', 'red or yellow bell pepper'.
  const last = second.trim().split(' ');
  const joined = [last.slice(-2), last.slice(-1)].map(
    (noun) => `${first.split(',')[0] ?? ''} ${noun.join(' ')}`,
  );
  // 'chicken or vegetable stock' is chicken stock, although chicken is a food as well.
  return joined.find(isKnownLine) ?? first;
}

/** The food after 'or', if the first one is not known, with the amount of the first. */
export function secondOf(part: string): string | undefined {
  const at = part.search(OR);
  if (at < 0) return undefined;
  const words = part.slice(0, at).split(' ');
  const end = words.findIndex((word) => !isAmount(word.toLowerCase()));
  const amount = words.slice(0, Math.max(0, end)).join(' ');
  const second = part.slice(at + 4);
  return /^[\d½¼¾⅓⅔⅛]/u.test(second) ? second : `${amount} ${second}`.trim();
}

/** Whether words are an amount and a known food. */
export function isKnownLine(words: string): boolean {
  const plain = plainIngredient(words).split(' ');
  return plain.some(
    (_, start) =>
      isIngredient(plain.slice(start).join(' ')) &&
      plain.slice(0, start).every((word) => isAmount(word.toLowerCase())),
  );
}
