import type { DishTraits, TraitOfDish } from '../diets/dish-traits';
import type { Trait } from '../diets/traits';
import type { Dish } from './dish';

export function traitsOfListed({ contains, may, name }: Dish): DishTraits {
  const traits = new Map<Trait, TraitOfDish>();
  for (const trait of may) traits.set(trait, { contains: [], may: [name] });
  for (const trait of contains) traits.set(trait, { contains: [name], may: [] });
  return { traits, unknown: [] };
}
