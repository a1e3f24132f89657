import { type DishTraits, judgeDiet, type Verdict } from '../diets/dish-traits';
import { wordsOf } from '../diets/ingredient-traits';
import { type Allergen, ALLERGENS, type Diet, DIETS, type Trait } from '../diets/traits';

/** What a person does not want to be offered. */
export interface FoodRules {
  /** Names of `DIETS`; one that is not known here is of a newer version. */
  diets: readonly string[];
  /** Names of `ALLERGENS`, as above. */
  allergens: readonly string[];
  /** In the person's words. */
  dislikes: readonly string[];
}

/** What a dish says of itself. */
export interface Described {
  traits: DishTraits;
  /** Its name, its lines, and what its foods are called. */
  texts: readonly string[];
}

/**
 * Whether a dish meets all rules. `unsure` is never offered: a product of it may hold what was ruled out, or a line is
 * not known. By the names of ingredients only.
 */
export function judgeRules({ traits, texts }: Described, rules: FoodRules): Verdict {
  const verdicts = [
    ...rules.diets.map((diet) => (isDiet(diet) ? judgeDiet(diet, traits) : 'unsure')),
    ...rules.allergens.map((one) => (isAllergen(one) ? judgeAllergen(one, traits) : 'unsure')),
    isDisliked({ traits, texts }, rules.dislikes) ? 'no' : 'yes',
  ];
  if (verdicts.includes('no')) return 'no';
  return verdicts.includes('unsure') ? 'unsure' : 'yes';
}

export function isDiet(name: string): name is Diet {
  return Object.hasOwn(DIETS, name);
}

export function isAllergen(name: string): name is Allergen {
  return ALLERGENS.some((one) => one === name);
}

function judgeAllergen(allergen: Allergen, { traits, unknown }: DishTraits): Verdict {
  const found = traits.get(allergen);
  if (found && found.contains.length > 0) return 'no';
  return found || unknown.length > 0 ? 'unsure' : 'yes';
}

function isDisliked({ traits, texts }: Described, dislikes: readonly string[]): boolean {
  if (dislikes.length === 0) return false;
  const said = texts.map((text) => ` ${wordsOf(text).join(' ')} `);
  return dislikes.some((dislike) => {
    const words = wordsOf(dislike).join(' ');
    if (words === '') return false;
    const isOfKind = (KINDS[words] ?? []).some(
      (trait) => (traits.traits.get(trait)?.contains.length ?? 0) > 0,
    );
    return isOfKind || said.some((text) => text.includes(` ${words} `));
  });
}

/** Words for a kind of food, which no ingredient has to be called by. As `wordsOf` gives them. */
const KINDS: Readonly<Record<string, readonly Trait[]>> = {
  meat: ['meat'],
  pork: ['pork'],
  beef: ['beef'],
  fish: ['fish'],
  shellfish: ['crustaceans', 'mollusks'],
  seafood: ['fish', 'crustaceans', 'mollusks'],
  dairy: ['milk'],
  milk: ['milk'],
  egg: ['eggs'],
  nut: ['nuts', 'peanuts'],
  gluten: ['gluten'],
  wheat: ['gluten'],
  soy: ['soy'],
  alcohol: ['alcohol'],
};
