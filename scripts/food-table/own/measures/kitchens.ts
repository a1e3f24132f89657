import type { FoodMeasures } from './food-measures';

/** Helpings of dishes of the world's kitchens, recalled. */
export const KITCHEN_MEASURES: readonly FoodMeasures[] = [
  { of: ['58175000', 'Vada'], one: 50 },
  { of: ['13210410', 'Pudding, rice'], measures: { '1 tin': 400, '1 can': 400 } },
  { of: ['58174000', 'Upma'], measures: { '1 bowl': 240, '1 plate': 240 }, usual: 240 },
  { of: ['72125310', 'Palak Paneer'], measures: { '1 bowl': 250, '1 katori': 150 }, usual: 240 },
  { of: ['13252200', 'Dulce de leche'], usual: 20 },
  { of: ['58117510', 'Hayacas, Puerto Rican style'], measures: { '1 piece': 200 }, usual: 200 },
  { of: ['27520410', 'Cuban sandwich'], measures: { '1 sandwich': 250 }, usual: 250 },
  { of: ['41305050', 'Dal'], measures: { '1 bowl': 170, '1 katori': 150 }, usual: 170 },
  { of: ['93301211', 'Vodka and soda'], usual: 165 },
  { of: ['75440400', 'Pakora'], usual: 120 },
  { of: ['13252590', 'Trifle'], measures: { '1 serving': 150 }, usual: 150 },
  { of: ['41311020', 'Sambar, vegetable stew'], measures: { '1 katori': 130 } },
  { of: ['14110050', 'Cheese, paneer'], usual: 80 },
  { of: ['14630100', 'Cheese fondue'], measures: { '1 serving': 200 }, usual: 200 },
  { of: ['75440200', 'Vegetable tempura'], measures: { '1 plate': 150 }, usual: 150 },
  {
    of: ['71970200', 'Fufu'],
    measures: { '1 ball': 220, '1 wrap': 220, '1 serving': 220 },
    usual: 220,
  },
  { of: ['53441110', 'Baklava'], measures: { '1 piece': 55 }, usual: 110 },
  { of: ['41420200', 'Natto'], measures: { '1 pack': 45 }, usual: 45 },
  { of: ['58124250', 'Spanakopita'], measures: { '1 slice': 180, '1 piece': 150 }, usual: 150 },
  {
    of: ['51108010', 'Focaccia, Italian, plain'],
    measures: { '1 square': 110, '1 piece': 100 },
    usual: 100,
  },
  { of: ['27146400', 'Chicken kiev'], measures: { '1 piece': 170 }, usual: 170 },
  { of: ['75440400', 'Pakora'], one: 25 },
  { of: ['27146155', 'Chicken curry with rice'], measures: { '1 plate': 420 }, usual: 420 },
  { of: ['56112000', 'Noodles, cooked'], measures: { '1 nest': 150 } },
  { of: ['71104030', 'Potato, roasted, NFS'], measures: { '1 wedge': 25 } },
  { of: ['71401030', 'Potato, french fries, fast food'], measures: { '1 wedge': 25 } },
  { of: ['71400990', 'Potato, french fries, NFS'], measures: { '1 wedge': 25 } },
  {
    of: ['24198739', 'Chicken tenders or strips, NFS'],
    measures: { '1 karaage': 28, '1 goujon': 28 },
  },
  // SR28 begins with a cup of them, which nobody eats.
  { of: ['16390', 'Peanuts, all types, dry-roasted, without salt'], usual: 28 },
  { of: ['12063', 'Nuts, almonds, dry roasted, without salt added'], usual: 28 },
  { of: ['12085', 'Nuts, cashew nuts, dry roasted, without salt added'], usual: 28 },
  { of: ['12174', 'Seeds, watermelon seed kernels, dried'], usual: 28 },
  { of: ['16129', 'Tofu, fried'], measures: { '1 puff': 10 }, usual: 50, one: 10 },
  // A fruit of it is the size of an egg.
  { of: ['11209', 'Eggplant, raw'], measures: { '1 garden egg': 45 }, usual: 100 },
  { of: ['17169', 'Game meat, goat, cooked, roasted'], measures: { '1 piece': 45 }, one: 45 },
  { of: ['23150100', 'Goat'], measures: { '1 piece': 45 }, one: 45 },
  { of: ['25170110', 'Tripe'], measures: { '1 piece': 30 }, one: 30 },
  {
    of: ['11950', 'Mushrooms, enoki, raw'],
    measures: { '1 pack': 150, '1 bunch': 100 },
    usual: 50,
  },
  { of: ['26121120', 'Fish, mackerel, baked or broiled'], measures: { '1 piece': 100 } },
  // A fruit of it: the table has a cup of pulp alone.
  { of: ['09313', 'Sapodilla, raw'], measures: { '1 fruit': 110 }, usual: 110, one: 110 },
];
