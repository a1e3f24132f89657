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
  '🍩': 'donut',
  '🍪': 'cookie',
  '🍰': 'slice of cake',
  '🧁': 'cupcake',
  '🥧': 'slice of pie',
  '🍫': 'chocolate bar',
  '🍦': 'ice cream cone',
  '🍨': 'ice cream',
  '🍿': 'popcorn',
  '🥤': 'cola',
  '🥜': 'peanuts',
};
const PICTURE = /\p{Extended_Pictographic}/gu;
const AMOUNT_WORDS = new RegExp(
  String.raw`\b(?:${anyPortionWord('common')}|x|of|and|a|the|small|medium|large|big|half|had|ate|i)\b`,
  'gi',
);

/** Pictures of foods as words, where they alone say what there was: '🍕 3 slices + 🍺 1'. */
export function spellPictures(text: string): string {
  const alone = onlyFoods(text);
  if (alone !== undefined) return alone;
  if (!/\d/.test(text) || foodsIn(text).length === 0) return text;
  const words = text.replace(AMOUNT_WORDS, ' ');
  if (/\p{L}/u.test(words)) return text;
  return text.replace(PICTURE, (sign) => {
    const name = nameOf(sign);
    return name === undefined ? sign : ` ${name} `;
  });
}

function nameOf(sign: string): string | undefined {
  return Object.hasOwn(NAMES, sign) ? NAMES[sign] : undefined;
}

function foodsIn(text: string): string[] {
  return (text.match(PICTURE) ?? []).filter((sign) => nameOf(sign) !== undefined);
}

/** '🍌🍌' is two bananas; beside another picture nobody knows what is meant. */
function onlyFoods(text: string): string | undefined {
  const signs = foodsIn(text);
  const others = text
    .replace(PICTURE, (sign) => (nameOf(sign) === undefined ? sign : ''))
    .replace(/[\s\uFE0F+,&]/g, '');
  if (signs.length === 0 || others !== '') return undefined;
  const counts = new Map<string, number>();
  for (const sign of signs) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  return [...counts].map(([sign, count]) => `${count} ${aloneName(sign)}`).join(', ');
}

/** The picture of a pizza is a slice of one. */
function aloneName(sign: string): string {
  return sign === '🍕' ? 'slice of pizza' : (nameOf(sign) ?? '');
}
