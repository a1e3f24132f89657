import { type DishTraits, judgeDiet, type Verdict } from '../diets/dish-traits';
import { wordsOf } from '../diets/ingredient-traits';
import { type Allergen, ALLERGENS, type Diet, DIETS, type Trait } from '../diets/traits';

/** What a user does not want suggested. */
export interface FoodRules {
  /** Names of `DIETS`; an unknown one comes from a newer version. */
  diets: readonly string[];
  /** Names of `ALLERGENS`; the same applies. */
  allergens: readonly string[];
  /** In the user's own words. */
  dislikes: readonly string[];
}

/** The facts about a dish that rules are checked against. */
export interface Described {
  traits: DishTraits;
  /** Its name, its lines, and the names of its foods. */
  texts: readonly string[];
}

/**
 * Whether a dish meets all rules. `unsure` dishes are never suggested: a product in it may contain what was ruled out,
 * or a line is unknown. Based only on the names of ingredients.
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
  const paddedTexts = texts.map((text) => ` ${wordsOf(text).join(' ')} `);
  return dislikes.some((dislike) => {
    const words = wordsOf(dislike).join(' ');
    if (words === '') return false;
    const isOfKind = (KINDS[words] ?? []).some(
      (trait) => (traits.traits.get(trait)?.contains.length ?? 0) > 0,
    );
    return isOfKind || paddedTexts.some((text) => text.includes(` ${words} `));
  });
}

/**
 * Words for groups of foods, which do not have to occur in the name of an ingredient; in the form that `wordsOf`
 * returns.
 */
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
