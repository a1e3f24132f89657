import { firstOf, secondOf } from './plain-ingredient';
import { withLength, withTold } from './told-amount';
import { writtenAmount } from './written-amount';

/** One line of a list of ingredients, without preparation instructions. */
export type IngredientLine =
  | { kind: 'blank' }
  /** 'For the sauce:' names no food. */
  | { kind: 'heading' }
  /** `words` have the amount and the food; several foods of one line are separated by ' and '. */
  | {
      kind: 'food';
      words: string;
      /** The food after 'or', with its amount, if the line has one. */
      other?: string;
    };

const BULLET = /^\s*(?:[-*•◦▢☐□✓–—]+\s*|\[[ x]?\]\s*)+/iu;
const LIST_NUMBER = /^\s*\d{1,2}[.)]\s+(?=\d|[½¼¾⅓⅔⅛]|an? |one |two )/iu;
const HEADING =
  /^(?:for (?:the|a) .{1,40}|ingredients?|to serve|to garnish|optional|garnish|topping|.{1,40}:)$/iu;
const LINE_MAX = 300;

// Text in brackets counts if it states an amount: '1 tin (400 g)', '1 squash (about 800g)'.
const BRACKETS = /\(([^()]*)\)/gu;
const WEIGHT = /\d[.,/]? ?-? ?(?:g|kg|grams?|oz|ounces?|lbs?|pounds?|ml|l|cl)\b/iu;

const ABOUT =
  /^(?:about|approx\.?|approximately|around|roughly|each|net|total) | (?:each|total|net|drained(?: weight)?)$/giu;
// The share of a can's printed weight without its liquid: about 240 of 400 g, as printed on cans of pulses.
const DRAINED_SHARE = 0.6;
const DRAINED_CAN =
  /^(\d{1,5}(?:\.\d{1,3})?)(?= (?:g|grams?|oz|ounces?) canned [^]*\bdrained\b(?! weight))/iu;

/** '15 oz canned black beans, drained': without the liquid that the can's weight includes. */
function withoutLiquid(text: string): string {
  return text.replace(DRAINED_CAN, (net) =>
    String(Math.round(Number(net) * DRAINED_SHARE * 10) / 10),
  );
}

// Pulses that are soaked are dry.
const SOAKED = /^(?!.*\b(?:dried|dry|canned|tinned|cans?|tins?)\b).*\bsoaked\b/iu;
const PULSE =
  /\b(?:(?:red|black|white|kidney|pinto|navy|haricot|cannellini|black-eyed|butter|lima|borlotti|cranberry|fava|broad) ){0,2}(?:beans|chickpeas|peas)\b/iu;

const ALTERNATIVE =
  / (?:such as|preferably|ideally|like|plus (?:extra|more)|\+ (?:extra|more)|with (?:their|its|the|some)|from a jar|in (?:their|its|(?:spring |light |natural |own |fruit )?(?:water|brine|juice|syrup))|with (?:leaves|skin|skins|tops|bones?|stems?|roots?|rind|seeds|shells?)|and (?:tender |fine |some |soft )?(?:stems|stalks))\b[^]*/iu;
const PURPOSE =
  /\b(?:to (?:taste|serve|garnish|finish|decorate|season|drizzle|coat|dust|grease)|for (?:garnish|garnishing|serving|frying|greasing|dusting|drizzling|brushing|sprinkling|decoration|the (?:pan|tin|top|table|garnish))|as needed|as required|at room temperature|if (?:needed|desired|you like)|optional|divided)\b[^]*/iu;
// '1 lemon, juice only', '2 limes, juiced', 'zest of 1 lemon', 'juice of half a lemon'.
const JUICE_OF =
  /^(?:the )?((?:(?:finely )?(?:grated )?(?:zest|rind|peel)|juice)(?: and (?:the )?(?:(?:finely )?(?:grated )?(?:zest|rind)|juice))?) (?:of|from) (.*)$/iu;
// 'seeds of 1 pomegranate', 'leaves from 4 sprigs thyme': the food itself.
const PART_OF =
  /^(?:the )?(?:seeds|leaves|flesh|pulp|segments|kernels|cloves|tips|florets) (?:of|from) (?=\d|an? |half)/iu;
const CITRUS = /\b(?:lemon|lime|orange|grapefruit)s?$/iu;
const JUICED = /^(?:(?:juice|zest)\b|juiced$|zested|grated zest)/iu;

// 'cut into 3 cm cubes', '1 cm dice'.
const SIZE_OF_PIECES = /\d ?-?(?:cm|mm|inch|in)\b/iu;
const CUT = /\b(?:cut|sliced|chopped|diced|torn|broken|rolled)\b/iu;

function tellsSize(part: string): boolean {
  const cut = part.search(CUT);
  return SIZE_OF_PIECES.test(part) || (cut >= 0 && /\d/u.test(part.slice(cut)));
}

const PREPARATION: ReadonlySet<string> = new Set(
  (
    'chopped diced sliced peeled crushed grated drained rinsed beaten softened melted cubed halved quartered deseeded seeded ' +
    'trimmed cored pitted stoned shredded torn washed cleaned deveined juiced zested packed sifted toasted crumbled mashed ' +
    'julienned slivered scrubbed thawed defrosted chilled warmed separated flaked patted dry pressed squeezed cut into chunks ' +
    'cubes pieces strips rings wedges rounds batons matchsticks florets finely roughly coarsely thinly thickly freshly lightly ' +
    'very well about approx approximately heaped heaping level scant generous rounded good quality ripe organic large-ish bite ' +
    'sized bite-sized bitesize inch inches cm mm thick long lengthways lengthwise crosswise only lukewarm fresh ' +
    'boneless skin-on bone-in skinless skinned'
  ).split(' '),
);
// Before a food these are a part of its name: 'minced beef', 'fresh ginger', 'chopped tomatoes'.
const MEANS_FOOD_IN_FRONT = new Set(
  'fresh dry chopped crushed diced large long mashed flaked slivered grated shredded ripe'.split(
    ' ',
  ),
);

/**
 * Prepares a line of a recipe's ingredients for the analyzer: removes list marks, preparation, purposes and
 * alternatives, and brackets without a weight.
 * @param line as typed or pasted, without a line break
 */
export function readIngredientLine(line: string): IngredientLine {
  const text = line
    .slice(0, LINE_MAX)
    // Before the normalization, which would turn '1½' into '11/2'.
    .replace(/(\d)([½¼¾⅓⅔⅛⅜⅝⅞])/gu, '$1 $2')
    .normalize('NFKC')
    .replace(/⁄/gu, '/')
    .replace(/\s+/gu, ' ')
    .replace(BULLET, '')
    .replace(LIST_NUMBER, '')
    .trim();
  if (!/\p{L}/u.test(text)) return { kind: 'blank' };
  if (HEADING.test(text) && !/\d/u.test(text)) return { kind: 'heading' };
  const dried = SOAKED.test(text) ? text.replace(PULSE, 'dried $&') : text;
  const plain = withLength(withTold(withoutLiquid(writtenAmount(dried))))
    .replace(BRACKETS, (_, inside: string) =>
      WEIGHT.test(inside) ? ` ${inside.trim().replace(ABOUT, '')} ` : ' ',
    )
    .replace(/\s+/gu, ' ')
    .trim();
  const words = withoutPreparation(firstOf(plain.replace(OR_BEFORE_MORE, '$1')));
  if (words === '') return { kind: 'blank' };
  const other = otherOf(plain, text);
  return other === '' ? { kind: 'food', words } : { kind: 'food', words, other };
}

/** The food after 'or', or in brackets: 'foo (bar beans)'; empty if there is none. */
function otherOf(plain: string, text: string): string {
  const bracket = /\(([^()\d]{3,40})\)/u.exec(text)?.[1];
  const second = secondOf(plain) ?? (bracket && secondOf(`${plain} or ${bracket}`));
  return second === undefined ? '' : withoutPreparation(second);
}

// 'or to taste', 'or more': not another food.
const OR_BEFORE_MORE =
  /,? or (?:more|less|so|as needed|to taste|a pinch|until|\d[^ ]* (?:more|less))\b[^]*|( large|small|medium) or (?:large|small|medium)\b/giu;

function withoutPreparation(text: string): string {
  const juiceOf = JUICE_OF.exec(text.replace(PART_OF, ''));
  if (juiceOf) return ofFruit(juiceOf[2] ?? '', juiceOf[1] ?? '');
  const comma = text.indexOf(', ');
  const done = text.slice(comma + 2).replace(/^finely /iu, '');
  if (comma > 0 && CITRUS.test(text.slice(0, comma)) && JUICED.test(done))
    return ofFruit(text.slice(0, comma), done);
  const parts = text.replace(PART_OF, '').split(/ ?[,;] | [–—-] (?!\d)/u);
  const kept = parts.flatMap((part, place) => {
    const left = plainPart(part);
    // A part that starts with a number is another food; any other part after a food is preparation.
    return left !== '' &&
      (place === 0 || !tellsSize(part)) &&
      (place === 0 || /^[\d½¼¾⅓⅔⅛]/u.test(left) || isStillUnnamed(parts.slice(0, place)))
      ? [left]
      : [];
  });
  return joined(kept);
}

/** 'boneless, skinless chicken breasts': the parts before have not named a food yet. */
function isStillUnnamed(before: readonly string[]): boolean {
  return before.every((part) => ADJECTIVES.test(plainPart(part)));
}

const ADJECTIVES =
  /^(?:[\d½¼¾⅓⅔⅛./ x-]{0,20}(?:g|kg|oz|ounces?|lbs?|pounds?|ml|cups?|tbsp|tsp)?\b\.? ?)?(?:boneless|skinless|skin-on|bone-in|unsalted|lean|small|medium|large|raw|dried|canned|tinned|frozen|firm|soft|hot|sweet|mild|low-fat|full-fat|extra|plain|thick|ripe)?(?: ?(?:boneless|skinless))?$/iu;

function joined(parts: readonly string[]): string {
  if (parts.length < 2) return parts[0] ?? '';
  const [first = '', ...rest] = parts;
  // 'boneless chicken breasts, 2': the number is last.
  if (rest.length === 1 && /^\d+$/u.test(rest[0] ?? '')) return `${rest[0]} ${first}`;
  return parts.every((part) => /^[\d½¼¾⅓⅔⅛]/u.test(part)) ? parts.join(' and ') : parts.join(' ');
}

const CUBES_OF = new Set(['stock', 'bouillon', 'maggi', 'knorr', 'seasoning', 'oxo', 'ice']);

const plainWord = (word = '') => word.toLowerCase().replace(/[^\p{L}-]/gu, '');

function plainPart(part: string): string {
  const said = part.replace(ALTERNATIVE, '').replace(PURPOSE, '').trim().split(' ');
  const kept = said.filter((word, place) => {
    const bare = plainWord(word);
    const isJoint = bare === 'and' && PREPARATION.has(plainWord(said[place - 1]));
    const isBeforeFood = MEANS_FOOD_IN_FRONT.has(bare) && said.length > place + 1;
    // A stock cube is a food.
    const isThing = bare.startsWith('cube') && CUBES_OF.has(said[place - 1]?.toLowerCase() ?? '');
    return (!PREPARATION.has(bare) && !isJoint) || isBeforeFood || isThing;
  });
  const plain = kept.join(' ');
  // The breast has no skin anyway.
  const isBare = /\b(?:skinless|boneless)\b/iu.test(part);
  return (isBare ? plain.replace(/\bchicken thighs?\b/iu, 'chicken thigh fillets') : plain)
    .replace(/^(?:plus|and) (?=\d)/iu, '')
    .replace(/^(?:and|of) | (?:and|of|with|then|on|in)$/giu, '')
    .trim();
}

/**
 * Juice and zest of a number of fruits: the yield of one, in tablespoons (SR28: a lemon has 48 g of juice, an orange 86
 * g).
 */
function ofFruit(fruit: string, what: string): string {
  const [, amount = '', name = ''] = FRUIT.exec(fruit) ?? [];
  const one = name
    .replace(/[^\p{L} ]/gu, '')
    .replace(/s$/u, '')
    .trim();
  const count = amountOf(amount);
  const juice = /juice/iu.test(what)
    ? [`${count * (one === 'orange' ? 5.5 : 3)} tbsp ${one} juice`]
    : [];
  const zest = /zest|rind/iu.test(what) ? [`${count} tbsp ${one} zest`] : [];
  return [...juice, ...zest].join(' and ');
}

const FRUIT =
  /^((?:\d[\d./]*|half an?|half|an?|one|two|three)?(?: ?(?:large|small|medium|big|unwaxed))?) ?([^]*)$/iu;

function amountOf(words: string): number {
  if (/half|½|1\/2/iu.test(words)) return 0.5;
  const spelled = { an: 1, a: 1, one: 1, two: 2, three: 3 }[
    words.trim().toLowerCase().split(' ')[0] ?? ''
  ];
  const number = Number.parseFloat(words);
  return spelled ?? (Number.isFinite(number) && number > 0 ? number : 1);
}
