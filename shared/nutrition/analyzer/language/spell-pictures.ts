import { anyPortionWord } from '../amounts/portion-word';

const NAMES: Readonly<Record<string, string>> = {
  '🍕': 'pizza',
  '🍺': 'beer',
  '🍻': 'beer',
  '🍷': 'glass of wine',
  '🥂': 'champagne',
  '🍸': 'martini',
  '🍹': 'cocktail',
  '🥃': 'whiskey',
  '☕': 'coffee',
  '🍵': 'green tea',
  '🥛': 'glass of milk',
  '🍎': 'apple',
  '🍏': 'apple',
  '🍌': 'banana',
  '🍊': 'orange',
  '🍇': 'grapes',
  '🍐': 'pear',
  '🍋': 'lemon',
  '🍈': 'slice of melon',
  '🫐': 'blueberries',
  '🫒': 'olives',
  '🍓': 'strawberry',
  '🍑': 'peach',
  '🍒': 'cherry',
  '🥝': 'kiwi',
  '🥭': 'mango',
  '🍍': 'pineapple',
  '🍉': 'slice of watermelon',
  '🥑': 'avocado',
  '🍅': 'tomato',
  '🥕': 'carrot',
  '🥔': 'potato',
  '🍠': 'sweet potato',
  '🥦': 'broccoli',
  '🥒': 'cucumber',
  '🫑': 'bell pepper',
  '🌶': 'chili pepper',
  '🧅': 'onion',
  '🍄': 'mushroom',
  '🌽': 'corn on the cob',
  '🥚': 'egg',
  '🍳': 'fried egg',
  '🥓': 'bacon',
  '🍔': 'burger',
  '🍟': 'fries',
  '🌭': 'hot dog',
  '🌮': 'taco',
  '🌯': 'burrito',
  '🥪': 'sandwich',
  '🥙': 'pita sandwich',
  '🍞': 'bread',
  '🥐': 'croissant',
  '🥖': 'baguette',
  '🥨': 'pretzel',
  '🥯': 'bagel',
  '🥞': 'pancake',
  '🧇': 'waffle',
  '🧀': 'cheese',
  '🧈': 'butter',
  '🍯': 'honey',
  '🥣': 'bowl of cereal',
  '🫓': 'flatbread',
  '🧆': 'falafel',
  '🫔': 'tamale',
  '🍗': 'chicken drumstick',
  '🥩': 'steak',
  '🥗': 'salad',
  '🍝': 'spaghetti',
  '🍜': 'ramen',
  '🍚': 'rice',
  '🍛': 'curry',
  '🍣': 'sushi',
  '🍤': 'fried shrimp',
  '🥟': 'dumpling',
  '🍙': 'onigiri',
  '🍲': 'stew',
  '🥘': 'paella',
  '🦞': 'lobster',
  '🍩': 'donut',
  '🍪': 'cookie',
  '🍰': 'slice of cake',
  '🎂': 'slice of birthday cake',
  '🍮': 'flan',
  '🍭': 'lollipop',
  '🥠': 'fortune cookie',
  '🧁': 'cupcake',
  '🥧': 'slice of pie',
  '🍫': 'chocolate bar',
  '🍦': 'ice cream cone',
  '🍨': 'ice cream',
  '🍿': 'popcorn',
  '🥤': 'cola',
  '🧃': 'juice box',
  '🧋': 'bubble tea',
  '🍶': 'sake',
  '🍾': 'champagne',
  '🥜': 'peanuts',
};
/** What one picture is where no amount stands beside it. */
const ALONE: Readonly<Record<string, string>> = {
  '🍕': 'slice of pizza',
  '🍇': 'handful of grapes',
  '🍒': 'handful of cherries',
  '🫐': 'handful of blueberries',
  '🫒': 'handful of olives',
  '🥜': 'handful of peanuts',
};
const PICTURE = /\p{Extended_Pictographic}/gu;
const ENDS_WITH_PICTURE = /\p{Extended_Pictographic} ?$/u;
// A comma before a digit is a decimal sign.
const BETWEEN_PARTS = /([;+&\n]|,(?!\d)|\b(?:and|with|plus|then)\b|\bw\/)/i;
const OCCASION_WORDS =
  /\b(?:i|my|had|ate|drank|for|some|more|breakfast|lunch|dinner|supper|brunch|snack|dessert)\b|[:!.]/gi;
const AMOUNT_WORDS = new RegExp(
  String.raw`\bx(?=\d)|\b(?:${anyPortionWord('common')}|x|of|an?|the|small|medium|large|big|half|handful|one|two|three|four|five|six)\b`,
  'gi',
);

/**
 * Pictures of foods as words, in each part of a text where they alone say what there was: '2 🍎 and yoghurt',
 * '🍕 3 slices + 🍺 1'. Beside the name of a food a picture is an ornament, and stays.
 */
export function spellPictures(text: string): string {
  if (foodsIn(text).length === 0) return text;
  const parts = text.replaceAll('\uFE0F', '').split(BETWEEN_PARTS);
  return parts.map((part) => (foodsIn(part).length === 0 ? part : spelled(part, text))).join('');
}

function spelled(part: string, text: string): string {
  const hasOthers = (part.match(PICTURE) ?? []).some((sign) => nameOf(sign) === undefined);
  const words = part.replace(OCCASION_WORDS, ' ').replace(PICTURE, ' ').trim();
  if (hasOthers || /\p{L}/u.test(words.replace(AMOUNT_WORDS, ' '))) return part;
  if (words === '') return isNamed(part, text) ? part : withCounts(part);
  // '3 🍎🍏' are three apples.
  const told = new Set<string>();
  return part.replace(PICTURE, (sign, at: number) => {
    const name = nameOf(sign) ?? sign;
    if (told.has(name)) return ' ';
    told.add(name);
    return ENDS_WITH_PICTURE.test(part.slice(0, at)) ? `, ${name} ` : ` ${name} `;
  });
}

function nameOf(sign: string): string | undefined {
  return Object.hasOwn(NAMES, sign) ? NAMES[sign] : undefined;
}

function foodsIn(text: string): string[] {
  return (text.match(PICTURE) ?? []).filter((sign) => nameOf(sign) !== undefined);
}

/** 'Pizza and beer, 🍕🍺' says it twice. */
function isNamed(part: string, text: string): boolean {
  const words = text.toLowerCase();
  return foodsIn(part).every((sign) => words.includes((nameOf(sign) ?? '').replace(/^.* of /, '')));
}

/** '🍌🍌' is two bananas, and so is '🍎🍏' two apples. */
function withCounts(part: string): string {
  const counts = new Map<string, number>();
  for (const sign of foodsIn(part)) {
    const name = ALONE[sign] ?? nameOf(sign) ?? '';
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const names = [...counts].map(([name, count]) => `${count} ${name}`);
  return ` ${names.join(', ')} `;
}
