import { type Aisle, aisleOf } from './aisles';

test.each<[string, Aisle]>([
  ['Onions, raw', 'produce'],
  ['Eggplant, raw', 'produce'],
  ['Peppers, sweet, red, raw', 'produce'],
  ['Beans, snap, green, raw', 'produce'],
  ['Tomatoes, red, ripe, canned, packed in tomato juice', 'canned'],
  ['Coconut milk, canned', 'canned'],
  ['Chickpeas (garbanzo beans, bengal gram), mature seeds, canned', 'canned'],
  ['Lentils, pink or red, raw', 'dry'],
  ['Rice, white, long-grain, regular, raw, enriched', 'dry'],
  ['Oats', 'dry'],
  ['Milk, whole, 3.25% milkfat', 'dairy'],
  ['Butter, without salt', 'dairy'],
  ['Egg, whole, raw, fresh', 'dairy'],
  ['Peanut butter', 'baking'],
  ['Beef, ground, 85% lean meat / 15% fat, raw', 'meat'],
  ['Fish, salmon, Atlantic, farmed, raw', 'meat'],
  ['Olive oil', 'baking'],
  ['Spices, pepper, black', 'baking'],
  ['Salt, table', 'baking'],
  ['Bread, white', 'bread'],
  ['Orange juice', 'drinks'],
  ['Peas, green, frozen', 'frozen'],
  ['toilet paper', 'other'],
  ['', 'other'],
])('%s is in %s', (words, aisle) => {
  expect(aisleOf(words)).toBe(aisle);
});
