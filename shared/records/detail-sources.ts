import type { DetailNutrient } from './detail-nutrients';

/**
 * Keys of Open Food Facts, where amounts are in grams. Nutrients with another unit there are left out: alcohol is by
 * volume.
 */
export const DETAILS_OF_OPEN_FOOD_FACTS: Readonly<Partial<Record<DetailNutrient, string>>> = {
  calcium: 'calcium',
  iron: 'iron',
  magnesium: 'magnesium',
  phosphorus: 'phosphorus',
  potassium: 'potassium',
  zinc: 'zinc',
  copper: 'copper',
  selenium: 'selenium',
  vitaminA: 'vitamin-a',
  thiamin: 'vitamin-b1',
  riboflavin: 'vitamin-b2',
  niacin: 'vitamin-pp',
  vitaminB6: 'vitamin-b6',
  folate: 'vitamin-b9',
  vitaminB12: 'vitamin-b12',
  choline: 'choline',
  vitaminD: 'vitamin-d',
  vitaminE: 'vitamin-e',
  vitaminK: 'vitamin-k',
  monounsaturated: 'monounsaturated-fat',
  polyunsaturated: 'polyunsaturated-fat',
  caffeine: 'caffeine',
};

interface Column {
  name: string;
  /** The factor that converts the column's value to the unit of `DETAIL_ROWS`. */
  times: number;
}

const same = (name: string): Column => ({ name, times: 1 });

/** Columns of Cronometer. Its omega-3 and omega-6 are left out: they are sums of more fatty acids than ours. */
export const DETAILS_OF_CRONOMETER: Readonly<Partial<Record<DetailNutrient, Column>>> = {
  calcium: same('Calcium (mg)'),
  iron: same('Iron (mg)'),
  magnesium: same('Magnesium (mg)'),
  phosphorus: same('Phosphorus (mg)'),
  potassium: same('Potassium (mg)'),
  zinc: same('Zinc (mg)'),
  copper: same('Copper (mg)'),
  selenium: same('Selenium (µg)'),
  vitaminA: same('Vitamin A (µg)'),
  thiamin: same('B1 (Thiamine) (mg)'),
  riboflavin: same('B2 (Riboflavin) (mg)'),
  niacin: same('B3 (Niacin) (mg)'),
  vitaminB6: same('B6 (Pyridoxine) (mg)'),
  folate: same('Folate (µg)'),
  vitaminB12: same('B12 (Cobalamin) (µg)'),
  choline: same('Choline (mg)'),
  // An international unit of vitamin D is 0.025 µg.
  vitaminD: { name: 'Vitamin D (IU)', times: 0.025 },
  vitaminE: same('Vitamin E (mg)'),
  vitaminK: same('Vitamin K (µg)'),
  monounsaturated: same('Monounsaturated (g)'),
  polyunsaturated: same('Polyunsaturated (g)'),
  water: same('Water (g)'),
  alcohol: same('Alcohol (g)'),
  caffeine: same('Caffeine (mg)'),
};
