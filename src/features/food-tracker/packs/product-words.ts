import { wordsOf } from '#shared/nutrition/ranking/words';
import type { ProductFields, ProductOrigin } from '#shared/records/product';

const ORIGINS: Record<ProductOrigin, string> = {
  label: 'from the label',
  'open-food-facts': 'from Open Food Facts',
  person: 'entered by you',
};

/** What a product comes to and who says so: '374 kcal in 100 g, from the label'. */
export function originWords({ facts }: Pick<ProductFields, 'facts'>): string {
  const { per100, unit, from, brand } = facts;
  const energy =
    per100.calories === null
      ? 'energy unknown'
      : `${Math.round(per100.calories)} kcal in 100 ${unit}`;
  const parts = [brand ?? '', energy, ORIGINS[from]];
  return parts.filter((part) => part !== '').join(', ');
}

/** Products whose name, brand or number hold what is typed. */
export function matchingProducts<Product extends ProductFields>(
  products: readonly Product[],
  query: string,
): Product[] {
  const typed = wordsOf(query);
  return products.filter(({ barcode, facts }) => {
    const held = wordsOf(`${facts.name} ${facts.brand ?? ''} ${barcode ?? ''}`);
    return typed.every((start) => held.some((word) => word.startsWith(start)));
  });
}
