/** The 14 allergens of Regulation (EU) 1169/2011, Annex II, in its order. */
export const ALLERGENS = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulfites',
  'lupin',
  'mollusks',
] as const;

export type Allergen = (typeof ALLERGENS)[number];

/** Other traits that matter for diets. `meat` is from land animals, including gelatin and rennet. */
const OTHER_TRAITS = ['meat', 'pork', 'beef', 'honey', 'alcohol', 'lactose'] as const;

export type Trait = Allergen | (typeof OTHER_TRAITS)[number];

export const TRAITS: readonly Trait[] = [...ALLERGENS, ...OTHER_TRAITS];

const MEATLESS = ['meat', 'fish', 'crustaceans', 'mollusks'] as const;

/** The traits that each diet excludes. */
export const DIETS = {
  vegetarian: MEATLESS,
  vegan: [...MEATLESS, 'milk', 'eggs', 'honey'],
  pescatarian: ['meat'],
  noPork: ['pork'],
  noBeef: ['beef'],
  noAlcohol: ['alcohol'],
  noShellfish: ['crustaceans', 'mollusks'],
  lowLactose: ['lactose'],
  withoutGluten: ['gluten'],
} as const satisfies Record<string, readonly Trait[]>;

export type Diet = keyof typeof DIETS;
