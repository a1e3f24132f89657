import type { Diet, Trait } from '#shared/rules/diets/traits';

import { messages } from './messages';

/** Names of the traits of ingredients. */
export const TRAIT_WORDS: Record<Trait, string> = {
  gluten: messages.gluten,
  crustaceans: messages.crustaceans,
  eggs: messages.eggs,
  fish: messages.fish,
  peanuts: messages.peanuts,
  soy: messages.soy,
  milk: messages.milk,
  nuts: messages.nuts,
  celery: messages.celery,
  mustard: messages.mustard,
  sesame: messages.sesame,
  sulfites: messages.sulfites,
  lupin: messages.lupin,
  mollusks: messages.mollusks,
  meat: messages.meat,
  pork: messages.pork,
  beef: messages.beef,
  honey: messages.honey,
  alcohol: messages.alcohol,
  lactose: messages.lactose,
};

export const DIET_WORDS: Record<Diet, string> = {
  vegetarian: messages.vegetarian,
  vegan: messages.vegan,
  pescatarian: messages.pescatarian,
  noPork: messages.noPork,
  noBeef: messages.noBeef,
  noAlcohol: messages.noAlcohol,
  noShellfish: messages.noShellfish,
  lowLactose: messages.lowLactose,
  withoutGluten: messages.withoutGluten,
};
