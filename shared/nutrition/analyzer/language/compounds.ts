/**
 * Words that together name another thing than they do apart: an 'ice cream' is no cream, a 'hot dog'
 * no dog. On both sides, of the table and of a description, they are one term.
 */
export const COMPOUNDS: Readonly<Record<string, string>> = {
  'soft drink': 'softdrink',
  'energy drink': 'energydrink',
  'sport drink': 'sportdrink',
  'baby food': 'babyfood',
  'frankfurter bun': 'frankfurterbun',
  'hamburger bun': 'hamburgerbun',
  'burger bun': 'hamburgerbun',
  'cow milk': 'milk',
  'butter milk': 'buttermilk',
  'sugar cane': 'sugarcane',
  'not eaten': 'noteaten',
  'ice cream': 'icecream',
  'sour cream': 'sourcream',
  'cream cheese': 'creamcheese',
  'whipped cream': 'whippedcream',
  'peanut butter': 'peanutbutter',
  'almond butter': 'almondbutter',
  'apple butter': 'applebutter',
  'hot dog': 'frankfurter',
  'corn dog': 'corndog',
  'hot chocolate': 'cocoa',
  'hash brown': 'hashbrown',
  'hash browned': 'hashbrown',
  'pop tart': 'poptart',
  'egg roll': 'eggroll',
  'spring roll': 'springroll',
  'rice cake': 'ricecake',
  'rice cracker': 'ricecracker',
  'rice noodle': 'ricenoodle',
  'rice paper': 'ricepaper',
  'soy sauce': 'soysauce',
  'soya sauce': 'soysauce',
  'fish sauce': 'fishsauce',
  'soy milk': 'soymilk',
  'soya milk': 'soymilk',
  'soy drink': 'soymilk',
  'soya drink': 'soymilk',
  'almond milk': 'almondmilk',
  'almond drink': 'almondmilk',
  'oat milk': 'oatmilk',
  'oat drink': 'oatmilk',
  'rice milk': 'ricemilk',
  'rice drink': 'ricemilk',
  'coconut milk': 'coconutmilk',
  'coconut water': 'coconutwater',
  'coconut oil': 'coconutoil',
  'green bean': 'stringbean',
  'string bean': 'stringbean',
  'sweet potato': 'sweetpotato',
  'french toasted': 'frenchtoast',
  'french fry': 'frenchfry',
  'trail mix': 'trailmix',
  'root beer': 'rootbeer',
  'ginger ale': 'gingerale',
  'ginger beer': 'gingerale',
  'fat free': 'nonfat',
  'not fat': 'nonfat',
  'low fat': 'lowfat',
  'reduced fat': 'reducedfat',
  'sugar free': 'sugarfree',
  'caffeine free': 'caffeinefree',
  'gluten free': 'glutenfree',
  'half half': 'halfhalf',
  'gummy bear': 'gummybear',
  'pot pie': 'potpie',
  'pot roast': 'potroast',
  'apple sauce': 'applesauce',
  'meat ball': 'meatball',
  'meat loaf': 'meatloaf',
  'tomato paste': 'tomatopaste',
  'hot sauce': 'hotsauce',
  'corn bread': 'cornbread',
  'corn syrup': 'cornsyrup',
  'corn flake': 'cornflake',
  'bell pepper': 'bellpepper',
  'sweet pepper': 'bellpepper',
  'fish stick': 'fishstick',
  'fish finger': 'fishstick',
  'spring onion': 'scallion',
  'green onion': 'scallion',
  'lady finger': 'okra',
  'chick pea': 'chickpea',
  'chickpea bean': 'chickpea',
  'pop corn': 'popcorn',
  'milk shake': 'milkshake',
  'potato chip': 'potatochip',
  'tortilla chip': 'tortillachip',
  'chocolate chip': 'chocolatechip',
  'stir fry': 'stirfry',
  'stir fried': 'stirfry',
};

const COMPOUND_OF = new Map<string, Map<string, string>>();
for (const [pair, term] of Object.entries(COMPOUNDS)) {
  const [first = '', second = ''] = pair.split(' ');
  const seconds = COMPOUND_OF.get(first) ?? new Map<string, string>();
  COMPOUND_OF.set(first, seconds.set(second, term));
}

/** What two words are together; undefined where they are two things. */
export function compoundOf(first: string, second: string): string | undefined {
  return COMPOUND_OF.get(first)?.get(second);
}

const APART = new Map(Object.keys(COMPOUNDS).map((pair) => [pair.replace(' ', ''), pair]));

/** 'sourcream' as people write it: 'sour cream'. */
export function apart(term: string): string {
  return APART.get(term) ?? term;
}

/** Words in order, those that are one thing together as one. */
export function joinCompounds(words: string[]): string[] {
  const terms: string[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    let term = word;
    // Two become one, and with the next one again: 'hot dog bun'.
    for (let next = words[index + 1]; next !== undefined; next = words[index + 1]) {
      const joined = COMPOUND_OF.get(term)?.get(next);
      if (joined === undefined) break;
      term = joined;
      index += 1;
    }
    terms.push(term);
  }
  return terms;
}
