import { ABSENCE } from '../language/words';

type Parts = readonly (readonly [thing: RegExp, share: number])[];

/** Of what a sandwich of any kind is made. */
const SPREADS: Parts = [
  [/^(?:mayo|mayonnaise)$/, 0.2],
  [/^(?:sauce|dressing)$/, 0.13],
  [/^(?:butter|margarine|spread)$/, 0.13],
  [/^(?:bacon|avocado|guacamole|guac|egg)$/, 0.14],
];

/**
 * Share of a dish's energy that each of its parts has: rounded means of what chains print with and without the part,
 * and of plain recipes where none does. The first kind of dish that fits counts.
 */
const DISHES: readonly (readonly [dish: RegExp, parts: Parts])[] = [
  [
    /burger|big mac|whopper|mcdouble|quarter pounder|mcchicken|patty melt|slider/,
    [[/^(?:bun|bread|roll)$/, 0.35], [/^cheese$/, 0.14], [/^(?:patty|meat)$/, 0.45], ...SPREADS],
  ],
  [/frankfurter|hot ?dog/, [[/^(?:bun|bread|roll)$/, 0.42], [/^cheese$/, 0.2], ...SPREADS]],
  [
    /burrito|taco|quesadilla|fajita|chipotle|nacho|enchilada/,
    [
      [/^(?:tortilla|wrap|shell|chip)$/, 0.33],
      [/^rice$/, 0.2],
      [/^(?:bean|guacamole|guac|avocado)$/, 0.13],
      [/^cheese$/, 0.14],
      [/^(?:cream|sourcream|crema|sauce|queso)$/, 0.07],
    ],
  ],
  // These have neither, unless somebody asks for it.
  [
    /subway (?:footlong |6 ?in(?:ch)? |sixinch )?(?:turkey|ham|veggie|club|roast|rotisserie|grilled|oven)/,
    [
      [/^(?:mayo|mayonnaise|cheese|sauce|dressing)$/, 0],
      [/^bread$/, 0.5],
    ],
  ],
  [
    /sandwich|\bsub\b|footlong|wrap|panini|baguette|toastie|bagel|gyro|kebab|doner|shawarma/,
    [
      [/^(?:bread|bun|roll|wrap|pita|baguette|bagel)$/, 0.42],
      [/^cheese$/, 0.18],
      // Many have none to begin with.
      [/^(?:mayo|mayonnaise)$/, 0.1],
      ...SPREADS,
    ],
  ],
  [
    /full (?:english|irish|scottish|welsh)|fry ?up|breakfast/,
    [
      [/^bean$/, 0.11],
      [/^sausage$/, 0.18],
      [/^(?:bacon|toast|bread|egg)$/, 0.13],
      [/^(?:pudding|hashbrown|brown)$/, 0.09],
    ],
  ],
  [
    /pizza|calzone/,
    [
      [/^cheese$/, 0.3],
      [/^(?:crust|base)$/, 0.5],
    ],
  ],
  [
    /salad/,
    [
      [/^(?:dressing|oil|mayo|mayonnaise)$/, 0.35],
      [/^(?:chicken|meat|tuna|egg)$/, 0.25],
      [/^(?:crouton|cheese|bacon|nut)$/, 0.13],
    ],
  ],
  [
    /\b(?:meal|combo)\b/,
    [
      [/^(?:fry|fries|chip)$/, 0.35],
      [/^(?:drink|soda|coke|pop)$/, 0.17],
    ],
  ],
  // It is served beside these, and no part of them.
  [/curry|korma|masala|vindaloo|rogan|\bdal\b/, [[/^(?:rice|naan|roti|bread|chip|fry)$/, 0]]],
  [
    /pho\b|ramen|laksa|noodle soup/,
    [
      [/^noodle$/, 0.4],
      [/^(?:egg|meat|pork|chicken|beef)$/, 0.2],
    ],
  ],
  [
    /bibimbap|donburi|poke|rice bowl|thali|chawal/,
    [
      [/^rice$/, 0.45],
      [/^egg$/, 0.13],
    ],
  ],
  [
    /frapp|mocha|hot chocolate|milkshake|shake|sundae|latte/,
    [
      [/^(?:whip|cream|whippedcream)$/, 0.2],
      [/^(?:syrup|sauce)$/, 0.25],
    ],
  ],
];

const LEFT_LEAST = 0.3;

/**
 * What is left of a dish's energy without parts that are denied of it: 0.65 of a 'big mac no bun'.
 * @param absent what is denied, each as a term of its own
 * @param dish words for it, its description and category
 * @returns a share from 0.3 to 1; undefined where nobody knows what one of the parts comes to
 */
export function shareWithout(absent: readonly string[], dish: string): number | undefined {
  const plain = dish.toLowerCase();
  const parts = DISHES.find(([kind]) => kind.test(plain))?.[1] ?? [];
  let left = 1;
  for (const word of absent) {
    const share = parts.find(([part]) => part.test(word.slice(ABSENCE.length)))?.[1];
    if (share === undefined) return undefined;
    left -= share;
  }
  return Math.max(LEFT_LEAST, left);
}
