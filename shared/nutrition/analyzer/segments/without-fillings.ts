import type { FoodTable } from '../../table/food-table';
import { isNaming } from '../ranking/query-terms';
import { wordsOf } from '../language/words';
import { withoutChain, withoutTastes } from './without-tastes';
import type { Segment } from './read-segment';

// A dish of these kinds is weighed with what is in it.
const FILLED = /sandwich|burger|burrito|taco|pizza|nachos|mexican|omelet/i;
const COOKED_TOGETHER = /mixed dish|soup|salad|curry|casserole/i;

// What stands in a bowl is in it, whatever it is: granola and banana on acai.
const BOWL = /\b(?:bowl|parfait|platter|board|bento|thali|benedict)\b/;
const SOUP = /\b(?:soup|stew|chili|pozole|ramen|pho|noodles|chowder|broth)\b/;
// A bar or a pocket is called after its taste: 'kind bar dark chocolate', 'hot pocket pepperoni'.
const PACKED =
  /^(?:Nutrition bars|Cereal bars|Candy containing chocolate|Peanut butter and jelly sandwiches|Turnovers and other grain-based items|Ice cream and frozen dairy desserts)$/;
const TASTE =
  /^(?:(?:dark|milk|white|peanut|almond|sea|cookies?|birthday|salted|mint|double) )?(?:pepperoni|cheese|ham|bacon|choc|chocolate|caramel|peanuts?|peanutbutter|butter|grape|strawberry|raspberry|cherry|blueberry|lemon|lime|orange|vanilla|mint|cookies?|cream|salt|almonds?|hazelnut|coconut|dough|cake|brownie|banana|crunch)$/;
const EGG_DISH = /egg|omelet|frittata|shakshuka|menemen|scramble|carbonara|fried rice|ramen/i;

const PLAIN_EGG =
  /^(?:\w+ ){0,2}eggs?$|\begg (?:whites?|yolks?)$|\b(?:boiled|poached|fried|hardboiled)\b/;

// 'tinola bowl': a bowl of it, beside which rice is rice.
const SERVED_IN_BOWLS =
  /^(?:Soups|Poultry mixed dishes|Meat mixed dishes|Bean, pea, legume dishes)/;

type Dish = 'none' | 'filled' | 'cooked-together' | 'bowl' | 'eggs' | 'packed';

// What a dish is named after, and what it is told to be made of: 'bangers and mash, 3 sausages'.
const PARTS: readonly (readonly [dish: RegExp, parts: RegExp])[] = [
  [/\bbangers\b/, /^(?:\w+ )?sausages?$/],
  [/\b(?:bhurji|omelett?e?s?|frittata|shakshuka)\b/, /^eggs?$/],
  [/\bbhature\b/, /^bhatur[ae]s?$/],
  [
    /\b(?:cacio|carbonara|bolognese|alfredo|pesto pasta|pasta pesto|amatriciana|spag(?:hetti)? bol)\b/,
    /^(?:dry )?(?:pasta|spaghetti|penne|linguine|fusilli)(?: dry)?$/,
  ],
  [
    /\b(?:mansaf|biryani|kabsa|mandi|maqluba|pilau|paella)\b/,
    /^(?:lamb|chicken|rice|mutton|goat)$/,
  ],
  [/\bfish (?:and|n) chips\b/, /^(?:fish|chips|cod)$/],
  [/\brolex\b/, /^(?:eggs?|chapo|chapatt?i|east african chapati)$/],
  [/\b(?:elotes?|esquites)\b/, /^(?:mayo|mayonnaise|cotija|cheese|queso cotija|crema|tajin)$/],
];

// What a dish always holds, where no amount of it is told: 'pad thai shrimp', 'katsu curry with rice'.
const HELD: readonly (readonly [dish: RegExp, held: RegExp])[] = [
  [
    /\b(?:katsu curry|bibimbap|donburi|jambalaya|risotto|(?:burrito|chipotle|poke) bowl|nasi lemak|tapsilog|(?:chicken|dal|rajma|chole) (?:rice|chawal))\b/,
    /^(?:(?:white|brown|steamed|fried|plain) )?rice$/,
  ],
  [
    /\b(?:pho|ramen|laksa|pad thai|pad see ew|lo mein|chow mein|yakisoba|bibimbap|jambalaya|gumbo)\b/,
    /^(?:(?:beef|chicken|pork|rare|sliced) )?(?:brisket|shrimps?|prawns?|chicken|beef|pork|tofu|noodles?)$/,
  ],
  [
    /\b(?:sushi|hand ?rolls?|maki|nigiri|sashimi|poke)\b/,
    /^(?:salmon|tuna|avo|avocado|cucumber|eel|crab|prawn|shrimp|rice|seaweed|nori)$/,
  ],
];

function partsOf(food: string): RegExp | undefined {
  return PARTS.find(([dish]) => dish.test(food))?.[1];
}

// In a burrito rice is a filling; with a stew it is a side of its own, as bread is with a soup.
const SIDES = new Set(wordsOf('rice bread roll'));

const FILLINGS = new Set(
  wordsOf(
    'cheese lettuce tomato onion meat bacon ham sausage bean rice sour cream sauce spread mayonnaise mayo mustard ' +
      'ketchup pickle pepper egg chicken beef turkey pork vegetable spinach mushroom salsa guacamole gravy noodle pepperoni salami patty bun crust shell tortilla bread roll spinach dressing coleslaw relish chili',
  ),
);

// 'tomato soup' is none of a sandwich, whatever tomatoes are.
const DISHES_BESIDE = new Set(
  wordsOf(
    'soup juice fries chip ring wing nugget pasta stew curry smoothie shake chowder bisque toast',
  ),
);
// Served beside most dishes, and in a burrito.
const SERVED_BESIDE = /^(?:\w+ )?(?:beans?|rice|coleslaw|slaw)$/;
const WRAPPED = /\b(?:burritos?|wraps?|chimichangas?|nachos)\b/;
const VEGETABLE = /\b(?:green|runner|french|string|baked) beans?$/;
const IN_BOWLS = /\b(?:chocolate|choc|cacao|coconut|banana) chips?$/;

/**
 * Drops what is named as being in a dish that holds it already: the lettuce of 'a sandwich with
 * lettuce and cheese'. What has an amount of its own, or is no filling, stays.
 */
export function withoutFillings(table: FoodTable, segments: readonly Segment[]): Segment[] {
  let dish: Dish = 'none';
  let within = false;
  let host: Segment | undefined;
  const told = withoutTastes(table, withoutChain(withoutTitle(segments)));
  return withoutNamedParts(withoutMixed(told)).filter((segment) => {
    const isPart = dish !== 'none' && (isOwnPart(segment) || isEggOf(segment, dish));
    const stated = hasAmount(segment) && !isPart;
    const hangsOn = segment.separator !== 'break' && !stated;
    within = hangsOn && (within || segment.separator === 'within');
    if (within) return false;
    if (hangsOn) return isBeside(table, segment, { dish, host });
    dish = dishOf(table, segment);
    host = segment;
    return true;
  });
}

interface Before {
  dish: Dish;
  host: Segment | undefined;
}

/** Whether what hangs on a dish is no part of it. */
function isBeside(table: FoodTable, segment: Segment, { dish, host }: Before): boolean {
  if (dish !== 'none' && isToldAgain(table, segment, host)) return false;
  if (isDip(segment, host)) return true;
  if (dish === 'packed') return segment.unsaid !== true || !TASTE.test(segment.phrase.food);
  if (isServedBeside(segment, host)) return true;
  return !isFilling(segment, dish) || isSide(table, segment) || isExtra(table, segment, host);
}

/** 'meatloaf, green beans': a side, where it is not told to be in the dish. */
function isServedBeside({ phrase, separator }: Segment, host: Segment | undefined): boolean {
  if (separator === 'with' || separator === 'within') return false;
  if (VEGETABLE.test(phrase.food)) return true;
  return SERVED_BESIDE.test(phrase.food) && !WRAPPED.test(host?.phrase.food ?? '');
}

// What rolls and dumplings are dipped into stands beside them.
const DIP =
  /\b(?:peanut|satay|soy|hoisin|chil+i|nuoc cham|dipping|tamarind|ponzu|sweet and sour) sauce$/;
const DIPPED = /\b(?:rolls?|dumplings?|gyozas?|satay|skewers?|momos?|wontons?|tempura)\b/;

function isDip({ phrase }: Segment, host: Segment | undefined): boolean {
  return DIP.test(phrase.food) && DIPPED.test(host?.phrase.food ?? '');
}

const SIDE_DISH = /french fries|white potatoes|fried rice/i;

/** 'pommes mayo' beside a sausage: a side, whatever is on it. */
function isSide(table: FoodTable, { match, phrase }: Segment): boolean {
  return (
    match !== undefined && phrase.food.includes(' ') && SIDE_DISH.test(table.category(match.place))
  );
}

// A plate of several foods, of which people tell the parts.
const PLATE =
  /\b(?:full (?:english|irish|scottish|breakfast)|(?:english|cooked|big|pub|diner|american) breakfast|fry ?up|(?:roast|sunday|christmas|thanksgiving) (?:(?:chicken|beef|lamb|pork|turkey|veggie) )?(?:dinner|roast|lunch)|happy meal|meal deal|thali|mixed grill|ploughmans?|bento(?: box)?)\b/;
const LEAST_PARTS = 2;

/**
 * 'full english: 2 eggs, 2 sausages, toast': what is counted out stands for the plate, and what is only
 * named is in it.
 */
function withoutTitle(segments: readonly Segment[]): readonly Segment[] {
  const at = segments.findIndex(({ match, phrase }) => match && PLATE.test(phrase.food));
  const title = segments[at];
  if (!title) return segments;
  const parts = segments.slice(at + 1).filter(({ match }) => match);
  if (parts.length < LEAST_PARTS) return segments;
  const isCounted =
    parts.filter(hasAmount).length * 2 >= parts.length || /\bmeal deal\b/.test(title.phrase.food);
  return isCounted
    ? segments.filter((segment) => segment !== title)
    : [
        ...segments.slice(0, at),
        title,
        ...segments.slice(at + 1).filter((one) => !one.match || isDrunk(one)),
      ];
}

const MIXED =
  /\b(?:shake|smoothie|milkshake|over ?nite oats|overnight oats|porridge|oatmeal|parfait|omm?elett?e?|omlett?e?|salad|bowl|wrap|sandwich)$/;

/** 'protein shake 2 scoops whey 300 ml milk': what is counted out behind a shake is the shake. */
function withoutMixed(segments: readonly Segment[]): readonly Segment[] {
  const [title, ...parts] = segments;
  if (!title || hasAmount(title) || !MIXED.test(title.phrase.food) || parts.length < LEAST_PARTS)
    return segments;
  const areParts = parts.every((one) => one.match && one.behind === true && hasAmount(one));
  const areOfIt = parts.filter(hasAmount).some((one) => isBaseOf(title, one));
  return areParts || areOfIt ? parts : segments;
}

// What a porridge is boiled of; of other dishes the name tells it: 'pb sandwich. 2 tbsp pb'.
const BASES: readonly (readonly [dish: RegExp, base: RegExp])[] = [
  [/\b(?:porridge|oatmeal|oats)$/, /\boats?$/],
  [/\b(?:shake|smoothie)$/, /\b(?:whey|protein powder|milk|banana)$/],
];

/** Whether what is weighed or measured is what the title is made of. */
function isBaseOf({ phrase: { food: title } }: Segment, { phrase }: Segment): boolean {
  if (phrase.amount.unit === undefined || phrase.food === title) return false;
  if (BASES.some(([dish, base]) => dish.test(title) && base.test(phrase.food))) return true;
  const named = wordsOf(title).slice(0, -1);
  return /\bsandwich$/.test(title) && wordsOf(phrase.food).some((word) => named.includes(word));
}

function isDrunk({ phrase }: Segment): boolean {
  return /\b(?:coffee|tea|juice|milk|beer|wine|coke|cola|soda|water|latte|cappuccino)\b/.test(
    phrase.food,
  );
}

// What is worth telling besides what a burger or a salad always has.
const EXTRAS: readonly (readonly [extra: RegExp, host: RegExp, holds: RegExp])[] = [
  [
    /\b(?:dressing|vinaigrette|ranch|mayo|mayonnaise)\b/,
    /salad|greens/i,
    /dressing(?<!no dressing)|mayon|caesar|coleslaw|slaw/i,
  ],
  [/^extra\b/, /bowl|burrito|taco|salad|sandwich|wrap|pizza/i, /^$/],
  [/\bguac(?:amole)?\b/, /bowl|burrito|taco|nachos/i, /guac/i],
  [/\b(?:cheese|bacon|egg|avocado)\b/, /burger/i, /cheese|bacon|egg/i],
  [/\bgravy\b/, /pie|roast|dinner|mash/i, /gravy/i],
  // A soup or a salad that is called after none of these is without.
  [
    /\b(?:sausage|frankfurter|bacon|ham|chicken|beef|turkey|pork|meatball|egg)s?$/,
    /^soup|soup$|chili|salad/i,
    /meat|sausage|bacon|ham|chicken|turkey|beef|pork|egg|tuna|shrimp|salmon|seafood|frank/i,
  ],
  [/\b(?:ham|bacon|sausage|chicken)s?$/, /omelet/i, /meat|\bham|bacon|sausage|chicken/i],
  [/\bcheese$/, /omelet/i, /cheese/i],
  [/\b(?:cheese|sour cream)$/, /^soup|soup$|chili/i, /cheese|cream/i],
];

/** 'salad with ranch': what the food that was found does not hold by its own name. */
function isExtra(table: FoodTable, { phrase, match }: Segment, host: Segment | undefined): boolean {
  if (!match || !host?.match) return false;
  const held = table.food(host.match.place).description;
  return EXTRAS.some(
    ([extra, kind, holds]) => extra.test(phrase.food) && kind.test(held) && !holds.test(held),
  );
}

/** 'peanut butter and jelly sandwich with regular peanut butter': what the dish is called after is in it. */
function isToldAgain(table: FoodTable, { phrase }: Segment, host: Segment | undefined): boolean {
  if (!host?.match || phrase.food.startsWith('extra ')) return false;
  const held = new Set(wordsOf(`${host.phrase.food} ${table.food(host.match.place).description}`));
  const told = wordsOf(phrase.food).filter((word) => isNaming(word));
  return told.length > 0 && told.every((word) => held.has(word));
}

/** Drops what a dish before it is named after: it is told of the dish, and no more of the meal. */
function withoutNamedParts(segments: readonly Segment[]): readonly Segment[] {
  let parts: RegExp | undefined;
  let held: RegExp | undefined;
  return segments.filter((segment) => {
    const { food } = segment.phrase;
    if (parts?.test(food) || (held?.test(food) && !hasAmount(segment))) return false;
    parts = partsOf(food) ?? parts;
    held = HELD.find(([dish]) => dish.test(food))?.[1] ?? held;
    return true;
  });
}

function hasAmount({ phrase: { amount } }: Segment): boolean {
  return amount.unit !== undefined || amount.count !== undefined;
}

/** 'a burger with two patties on a bun': told of the dish, and no more of it. */
function isOwnPart({ phrase }: Segment): boolean {
  const isTold = phrase.amount.unit?.kind === 'weight' || phrase.amount.unit?.kind === 'volume';
  return !isTold && /\b(?:patty|patties|bun|buns|crust|shell|shells)\b/.test(phrase.food);
}

/** 'an omelette with 3 eggs': the eggs are the omelette. */
function isEggOf({ phrase }: Segment, dish: Dish): boolean {
  return dish === 'eggs' && /^(?:\w+ )?eggs?$/.test(phrase.food);
}

function isFilling({ phrase }: Segment, dish: Dish): boolean {
  if (dish === 'none' || dish === 'packed') return false;
  // A potato with sour cream is no sour cream.
  const words = wordsOf(phrase.food.split(' with ')[0] ?? '');
  if (DISHES_BESIDE.has(words.at(-1) ?? '') && !IN_BOWLS.test(phrase.food)) return false;
  if (dish === 'bowl') return true;
  if (dish === 'cooked-together' && words.some((word) => SIDES.has(word))) return false;
  return words.some((word) => FILLINGS.has(word));
}

function isBowl(food: string, category: string): boolean {
  return BOWL.test(food) && !SOUP.test(food) && !SERVED_IN_BOWLS.test(category);
}

function dishOf(table: FoodTable, { match, phrase }: Segment): Dish {
  if (!match) return 'none';
  // Lettuce is a salad where it is one.
  if (/, raw$/.test(table.food(match.place).description)) return 'none';
  const words = `${table.category(match.place)} ${phrase.food}`;
  if (isBowl(phrase.food, table.category(match.place))) return 'bowl';
  if (EGG_DISH.test(`${table.category(match.place)} ${phrase.food}`))
    return PLAIN_EGG.test(phrase.food) ? 'none' : 'eggs';
  if (FILLED.test(words)) return 'filled';
  if (COOKED_TOGETHER.test(words)) return 'cooked-together';
  return PACKED.test(table.category(match.place)) ? 'packed' : 'none';
}
