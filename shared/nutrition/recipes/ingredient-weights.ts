import { memoryKey } from '../analyzer/food-memory';
import { INGREDIENT_FOODS } from './ingredient-foods';
import { WEIGHTS_OF_FRESH } from './words/weights';
import { WEIGHTS_OF_LARDER } from './words/weights-of-larder';
import { rowsOf } from './words/rows-of';

/** The countable units of foods, with the words that lists of ingredients have for them. */
const COUNTERS = rowsOf(`
stalk: stalk, stick, rib, spear
slice: slice, rasher, strip
head: head, bulb, heart
sprig: sprig, spring, branch
bunch: bunch, bundle
leaf: leaf
clove: clove
sheet: sheet
handful: handful, fistful
knob: knob, thumb, piece, chunk, lump, nub
can: can, tin
jar: jar
bottle: bottle
pack: packet, pack, package, pkg, sachet, envelope, bag, pouch, tub, container, carton, pot, box, punnet, log, tube, brick
ball: ball
block: block, cake
loaf: loaf
nest: nest
rack: rack
ear: ear, cob
pod: pod
cube: cube
fillet: fillet
wedge: wedge
link: link
pint: pint
scoop: scoop
bar: bar
square: square
shot: shot
glug: glug
cup: cup
squeeze: squeeze
sprinkle: sprinkling, grating, grind, turn, dusting, scraping
`);

const COUNTER_OF = new Map(
  COUNTERS.flatMap(([name, words]) => words.map((word) => [memoryKey(word), name] as const)),
);

/** The counter that a word means ('rashers' is 'slice'), or undefined. */
export function counterOf(word: string): string | undefined {
  return COUNTER_OF.get(memoryKey(word));
}

const CODE_OF = new Map(
  INGREDIENT_FOODS.flatMap(([code, words]) =>
    words.map((name) => [memoryKey(name), code] as const),
  ),
);

const keyOf = (counter: string, name: string) => `${counter}|${memoryKey(name)}`;

function weightsByKey(): Map<string, number> {
  const byName = new Map<string, number>();
  for (const [grams, words] of rowsOf(WEIGHTS_OF_FRESH + WEIGHTS_OF_LARDER)) {
    for (const said of words) {
      const [first = '', ...rest] = said.split(' ');
      const counter = first.endsWith('/') ? first.slice(0, -1) : '';
      const name = counter === '' ? said : rest.join(' ');
      byName.set(keyOf(counter, name), Number(grams));
      const code = CODE_OF.get(memoryKey(name));
      // A bunch of any food with this code; but the weight of one piece depends on the variety: 'cherry tomatoes'.
      const ofCode = `${counter}|#${code ?? ''}`;
      if (counter !== '' && code !== undefined && !byName.has(ofCode))
        byName.set(ofCode, Number(grams));
    }
  }
  return byName;
}

let made: Map<string, number> | undefined;

/**
 * The weight of one in grams: by the counter and the name, else by the counter and the food that the name means.
 * Undefined if neither is in the list.
 * @param counter from `counterOf`; '' for the thing itself
 */
export function weightOfOne(counter: string, name: string): number | undefined {
  made ??= weightsByKey();
  const ofCode = counter === '' ? undefined : CODE_OF.get(memoryKey(name));
  return made.get(keyOf(counter, name)) ?? made.get(`${counter}|#${ofCode ?? '?'}`);
}

// 'salt and pepper', 'oil for frying', 'cilantro, to garnish': in grams, by code.
const WITHOUT_AMOUNT: Readonly<Record<string, number>> = {
  '02047': 3,
  '02030': 0.5,
  '02032': 0.5,
  '82101000': 15,
  '82104000': 15,
  '94000100': 100,
  'own:x-oil-spray': 2,
  '01145': 10,
  '01001': 10,
  '02044': 5,
  '02064': 5,
  '11165': 8,
  '75119000': 8,
  '11156': 5,
  '12023': 5,
  '20081': 10,
  '20027': 5,
  '14108020': 15,
  '12310100': 30,
  'own:x-creme-fraiche': 30,
  '91101020': 10,
};
const A_LITTLE_SPICE = 1;

/** The amount that is meant if a line has none, in grams; null for the table's usual amount. */
export function withoutAmount(code: string): number | null {
  return WITHOUT_AMOUNT[code] ?? (code.startsWith('02') ? A_LITTLE_SPICE : null);
}

/** All weights, for tests. */
export function allWeights(): ReadonlyMap<string, number> {
  made ??= weightsByKey();
  return made;
}
