import type { FoodMeasures } from './food-measures';

/** Bread, cakes and dishes: one of each. What has no source is recalled. */
export const WHOLE_BAKERY: readonly FoodMeasures[] = [
  { of: ['51133010', 'Bread, sour dough'], measures: { '1 slice': 43 }, usual: 43 },
  { of: ['58157330', 'Congee, with egg'], measures: { '1 bowl': 350 }, usual: 350 },
  {
    of: ['51108100', 'Bread, naan'],
    cited: { '1 naan': ['28307', '1 piece'], '1 piece': ['28307', '1 piece'] },
    usual: 90,
  },
  {
    of: ['52215000', 'Tortilla, NFS'],
    cited: { '1 tortilla': ['18364', '1 tortilla'] },
    usual: 48,
  },
  {
    of: ['52215100', 'Tortilla, corn'],
    cited: { '1 tortilla': ['18449', '1 tortilla, medium (approx 6" dia)'] },
    usual: 26,
  },
  {
    of: ['52215200', 'Tortilla, flour'],
    cited: { '1 tortilla': ['18970', '1 tortilla'] },
    usual: 49,
  },
  {
    of: ['53100100', 'Cake or cupcake, NFS'],
    measures: { '1 cupcake': 90, '1 slice': 100, '1 piece': 100 },
    usual: 90,
  },
  { of: ['11553100', 'Fruit smoothie, NFS'], measures: { '1 smoothie': 324 }, usual: 324 },
  { of: ['53206000', 'Cookie, chocolate chip'], measures: { '1 cookie': 20 }, usual: 30 },
  { of: ['53201000', 'Cookie, NFS'], measures: { '1 cookie': 20 }, usual: 30 },
  { of: ['53233000', 'Cookie, oatmeal'], measures: { '1 cookie': 20 }, usual: 30 },
  { of: ['55101000', 'Pancakes, plain'], cited: { '1 pancake': ['18288', '1 pancake'] } },
  { of: ['55100005', 'Pancakes, NFS'], cited: { '1 pancake': ['18288', '1 pancake'] } },
  { of: ['57602100', 'Oats, raw'], usual: 40 },
  { of: ['14630300', 'Welsh rarebit'], measures: { '1 slice': 130 }, usual: 130 },
  { of: ['54103000', 'Crackers, breakfast biscuit'], measures: { '1 pack': 45 }, usual: 45 },
  { of: ['27560350', 'Pig in a blanket'], measures: { '1 pig in blanket': 25 }, usual: 100 },
  { of: ['27500050', 'Sandwich, NFS'], usual: 150 },
  { of: ['54408400', 'Pretzels, soft, NFS'], usual: 120 },
  // They are filled with what is hot: a baked one has lost water to the 14 g of a frozen one.
  { of: ['58108050', 'Pizza rolls'], one: 10 },
  {
    of: ['52201000', 'Cornbread, prepared from mix'],
    measures: { '1 square cornbread (8" pan)': 65, '1 square': 65 },
    usual: 65,
  },
];
