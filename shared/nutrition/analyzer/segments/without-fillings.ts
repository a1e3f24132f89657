import type { FoodTable } from '../../table/food-table';
import { isNaming } from '../ranking/query-terms';
import { wordsOf } from '../language/words';
import type { Segment } from './read-segment';
import { withBrand } from './with-brand';
import { withoutGeneral } from './without-general';
import { withoutNamedParts } from './without-named-parts';
import { withoutChain, withoutTastes } from './without-tastes';
import { hasAmount, withoutMixed, withoutTitle } from './without-title';

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

// In a burrito rice is a filling; with a stew it is a side of its own, as bread is with a soup.
const SIDES = new Set(wordsOf('rice bread roll sandwich toastie'));

const FILLINGS = new Set(
  wordsOf(
    'cheese lettuce tomato onion meat bacon ham sausage bean rice sour cream sauce spread mayonnaise mayo mustard ' +
      'ketchup pickle pepper egg chicken beef turkey pork vegetable spinach mushroom salsa guacamole gravy noodle pepperoni salami patty bun crust shell tortilla bread roll spinach dressing coleslaw relish chili',
  ),
);

// 'tomato soup' is none of a sandwich, whatever tomatoes are.
const DISHES_BESIDE = new Set(
  wordsOf(
    'soup juice fries chip ring string wing nugget pasta stew curry smoothie shake chowder bisque toast ' +
      'panini scone bagel quiche pie bhaji crisp puff straw samosa salad bap quesadilla',
  ),
);
// Served beside most dishes, and in a burrito.
const SERVED_BESIDE = /^(?:\w+ )?(?:beans?|rice|coleslaw|slaw)$/;
// What a salad or a taco is made with.
const IN_SIDE = /\b(?:mayo|mayonnaise|tortillas?|buns?)$/;
const SLICED = /^(?:sliced|fresh|cherry|grape) tomato(?:es)?$/;
const HOLDS_SLICES =
  /\b(?:sandwich|burger|cheeseburger|wrap|sub|taco|tacos|salad|toast|bagel|pizza|omelette|omelet|bowl|roll)\b/;
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
  let isListed = false;
  let isAfterSide = false;
  let host: Segment | undefined;
  const told = withoutTastes(
    table,
    withBrand(table, withoutChain(table, withoutGeneral(table, withoutTitle(segments)))),
  );
  return withoutNamedParts(withoutMixed(told)).filter((segment) => {
    const hangsOn = isHangingOn(segment, dish);
    within = hangsOn && (within || segment.separator === 'within');
    if (within) return false;
    if (!hangsOn) {
      isListed = false;
      isAfterSide = false;
      dish = dishOf(table, segment);
      host = segment;
      return true;
    }
    if (isAfterSide && isWithSide(segment)) return true;
    isListed ||= segment.separator === 'with';
    const isKept = isBeside(table, segment, { dish, host, isListed });
    isAfterSide = isKept && !isListed;
    return isKept;
  });
}

/** Told without an amount of its own, in one breath with what stands before. */
function isHangingOn(segment: Segment, dish: Dish): boolean {
  const isPart = dish !== 'none' && (isOwnPart(segment) || isEggOf(segment, dish));
  return segment.separator !== 'break' && (isPart || !hasAmount(segment));
}

/** 'stew, green beans with bacon': the bacon is with the beans. */
function isWithSide({ separator, phrase }: Segment): boolean {
  return separator === 'with' && !IN_SIDE.test(phrase.food);
}

interface Before {
  dish: Dish;
  host: Segment | undefined;
  /** It stands in a list of what the dish is with. */
  isListed: boolean;
}

/** Whether what hangs on a dish is no part of it. */
function isBeside(table: FoodTable, segment: Segment, before: Before): boolean {
  const { dish, host } = before;
  if (dish !== 'none' && isToldAgain(table, segment, host)) return false;
  if (isDip(segment, host)) return true;
  if (dish === 'packed') return segment.unsaid !== true || !TASTE.test(segment.phrase.food);
  if (isServedBeside(table, segment, host) || isApart(segment, before)) return true;
  return !isFilling(segment, dish) || isSide(table, segment) || isExtra(table, segment, host);
}

const OWN_DISH =
  /\b(?:burritos?|(?<!lettuce )wraps?|tacos?|sandwich(?:es)?|(?:ham|cheese|beef)?burgers?|pizzas?|quesadillas?|bowls?|ramen|pho|laksa|curry|masala|biryani|lasagn[ae]|omm?elett?es?|katsu|past(?:y|ies)|mcmuffins?|nuggets|chops?|bagels?|whopper|pad thai|goreng|pudding|cake|cookies?|ice cream|yogh?urt|porridge|cereal|pancakes?|waffles?)$/;

/** 'blt with mayo, chicken burrito': a dish is no filling of one before it, unless it is told to be in it. */
function isOwnDish({ phrase, separator, unsaid }: Segment): boolean {
  if (separator === 'with' || separator === 'within' || unsaid === true) return false;
  return OWN_DISH.test(phrase.food.split(' with ')[0] ?? '');
}

// 'walkers cheese and onion' beside a sandwich are crisps.
const SNACK = /^(?:Potato chips|Tortilla, corn, other chips|Pretzels\/snack mix)$/;

function isSnack(table: FoodTable, { match }: Segment): boolean {
  return match !== undefined && SNACK.test(table.category(match.place));
}

const TOPPING =
  /^(?:(?:extra|grilled|raw|diced|sliced|shredded|melted|sour|light|cherry|red|green|pickled|no) )?(?:cheese|lettuce|tomato(?:es)?|onions?|pickles?|peppers?|sauce|mayo|mayonnaise|mustard|ketchup|relish|salsa|guac(?:amole)?|cream|spinach|mushrooms?|jalapenos?|dressing|spread|bun|crust|gravy|bread|roll)$/;

/** Behind a comma or 'and' a dish has its toppings, and a bowl whatever is in it; 'chow mein, orange chicken' are two. */
function isApart(segment: Segment, { dish, host, isListed }: Before): boolean {
  const { phrase, unsaid, behind } = segment;
  const told = host?.phrase.food ?? '';
  if (isListed || unsaid === true || behind === true || told.includes(' with ')) return false;
  if (dish === 'bowl' || WRAPPED.test(told)) return false;
  return !phrase.food.split(' and ').every((part) => TOPPING.test(part));
}

const SIDE =
  /^(?:(?:white|brown|fried|plain|jasmine|basmati|mexican|spanish|garlic|crusty|some) )?(?:rice|rice and beans|bread|toast)$/;

// What a dish of these kinds is said to be with.
const WITH_SIDES =
  /\b(?:enchiladas?|tacos?|fajitas?|tamales?|omelettes?|omelets?|frittata|quiche|curry)$/;

/** 'enchiladas with rice', 'omelette with bread' */
function isSideOf(food: string, dish: string): boolean {
  return SIDE.test(food) && WITH_SIDES.test(dish);
}

function isSideVegetable(food: string, dish: string): boolean {
  return VEGETABLE.test(food) || (SLICED.test(food) && !HOLDS_SLICES.test(dish));
}

/** 'meatloaf, green beans': a side, where it is not told to be in the dish. */
function isServedBeside(table: FoodTable, segment: Segment, host: Segment | undefined): boolean {
  const { phrase, separator } = segment;
  const dish = host?.phrase.food ?? '';
  if (isOwnDish(segment) || isSideOf(phrase.food, dish)) return true;
  if (separator === 'with' || separator === 'within') return false;
  if (isSideVegetable(phrase.food, dish) || isSnack(table, segment)) return true;
  return SERVED_BESIDE.test(phrase.food) && !WRAPPED.test(dish);
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
  [
    /\b(?:chicken|beef|turkey|pork|lamb|goat|fish|salmon|prawns?|shrimp|sausages?|leg|thigh|drumstick|wing|breast|steak|fillet|chops?)s?$/,
    /\b(?:rice|jollof|pulao|pilau|pilaf|risotto|couscous)\b/i,
    /meat|chicken|turkey|beef|pork|lamb|goat|fish|shrimp|prawn|salmon|seafood|sausage/i,
  ],
  [/\b(?:ham|bacon|sausage|chicken)s?$/, /omelet/i, /meat|\bham|bacon|sausage|chicken/i],
  [/\beggs?$/, /noodles|ramen|instant|mi goreng|maggi/i, /egg/i],
  [/\bcheese$/, /omelet/i, /cheese/i],
  [/\b(?:cheese|feta|croutons)$/, /salad/i, /cheese|caesar|greek|cobb|chef|feta|caprese/i],
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

/** 'a burger with two patties on a bun': a part of the dish, which adds nothing to it. */
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
  // 'mash and gravy' beside a pie is a side, 'ham and cheese' in a sandwich none.
  return phrase.food
    .split(' and ')
    .every((part) => wordsOf(part).some((word) => FILLINGS.has(word)));
}

function isBowl(food: string, category: string): boolean {
  return BOWL.test(food) && !SOUP.test(food) && !SERVED_IN_BOWLS.test(category);
}

/** Biscuits with gravy are among breakfast sandwiches, and eggs beside them are eggs. */
function isOfEggs(food: string, category: string): boolean {
  return EGG_DISH.test(/breakfast sandwich/i.test(category) ? food : `${category} ${food}`);
}

// 'burger patties, cheddar, mayo': the meat alone, which holds nothing.
const PATTIES = /\bpatt(?:y|ies)$/;

function dishOf(table: FoodTable, { match, phrase }: Segment): Dish {
  if (!match || PATTIES.test(phrase.food)) return 'none';
  // Lettuce is a salad where it is one.
  if (/, raw$/.test(table.food(match.place).description)) return 'none';
  const category = table.category(match.place);
  const words = `${category} ${phrase.food}`;
  if (isBowl(phrase.food, category)) return 'bowl';
  if (isOfEggs(phrase.food, category)) return PLAIN_EGG.test(phrase.food) ? 'none' : 'eggs';
  if (FILLED.test(words)) return 'filled';
  if (COOKED_TOGETHER.test(words)) return 'cooked-together';
  return PACKED.test(category) ? 'packed' : 'none';
}
