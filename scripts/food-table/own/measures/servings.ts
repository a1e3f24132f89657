import type { FoodMeasures } from './food-measures';

/** What people eat of plain foods where nobody says how much, and what one of them weighs. All recalled. */
export const SERVINGS: readonly FoodMeasures[] = [
  // Vegetables and fruit.
  { of: ['75117020', 'Onions, raw'], usual: 30 },
  { of: ['75122000', 'Peppers, raw, NFS'], usual: 60 },
  { of: ['75122100', 'Peppers, sweet, green, raw'], usual: 60 },
  { of: ['75122200', 'Peppers, sweet, red, raw'], usual: 60 },
  { of: ['75226060', 'Peppers, red, cooked'], usual: 70 },
  { of: ['72107211', 'Collards, fresh, cooked, no added fat'], usual: 150 },
  { of: ['72128211', 'Turnip greens, fresh, cooked, no added fat'], usual: 145 },
  { of: ['72122211', 'Mustard greens, fresh, cooked, no added fat'], usual: 140 },
  { of: ['11148', 'Chard, swiss, cooked, boiled, drained, without salt'], usual: 120 },
  { of: ['72119190', 'Kale, raw'], usual: 40 },
  { of: ['72125100', 'Spinach, raw'], usual: 30 },
  { of: ['75205021', 'Green beans, fresh, cooked, no added fat'], usual: 100 },
  { of: ['73303010', 'Winter squash, cooked, no added fat'], measures: { '1 squash': 550 } },
  { of: ['73403010', 'Sweet potato, baked, no added fat'], usual: 150 },
  { of: ['63141010', 'Pineapple, raw'], measures: { '1 pineapple': 820 } },
  { of: ['63116010', 'Dragon fruit'], measures: { '1 fruit': 200 }, usual: 150 },
  { of: ['63100100', 'Fruit, NFS'], measures: { '1 bowl': 160 }, usual: 150 },
  {
    of: ['63311000', 'Fruit salad, fresh or raw, excluding citrus fruits, no dressing'],
    measures: { '1 bowl': 170 },
    usual: 150,
  },
  { of: ['75147000', 'Spinach salad, no dressing'], usual: 150 },
  { of: ['63401010', 'Apple salad with dressing'], usual: 137 },
  {
    of: ['58148116', 'Macaroni or pasta salad, made with creamy dressing'],
    usual: 180,
  },
  { of: ['71505000', 'Potato tots, NFS'], usual: 85 },
  // Bread.
  {
    of: ['51121015', 'Garlic bread, NFS'],
    measures: { '1 small slice': 28, '1 medium slice': 40, '1 large slice': 60 },
  },
  {
    of: ['51107010', 'Bread, French or Vienna'],
    measures: { '1 baguette (about 22" long)': 250 },
  },
  { of: ['51109010', 'Bread, Italian, Grecian, Armenian'], measures: { '1 ciabatta': 80 }, usual: 60 },
  {
    of: ['51133020', 'Bread, sour dough, toasted'],
    measures: { '1 slice': 40, '1 medium or regular slice': 40 },
    usual: 40,
  },
  { of: ['55300010', 'French toast, NFS'], usual: 130 },
  { of: ['57227000', 'Cereal, granola'], measures: { '1 bowl': 60 } },
  // Meat, fish and eggs.
  { of: ['24300110', 'Duck, cooked, skin eaten'], measures: { '1 duck': 600 } },
  { of: ['22708020', 'Pork, belly'], usual: 100 },
  { of: ['25221500', 'Salami, NFS'], measures: { '1 slice, NFS': 10 }, usual: 30 },
  { of: ['25221250', 'Pepperoni, NFS'], usual: 28 },
  { of: ['26137190', 'Fish, salmon, smoked'], usual: 60 },
  { of: ['15237', 'Fish, salmon, Atlantic, farmed, cooked, dry heat'], usual: 130 },
  { of: ['26153120', 'Fish, tuna, cooked'], usual: 135 },
  { of: ['26319110', 'Shrimp, NFS'], measures: { '1 shrimp': 8, '1 prawn': 8 } },
  { of: ['26319130', 'Shrimp, steamed or boiled'], measures: { '1 shrimp': 8, '1 prawn': 8 } },
  { of: ['26213140', 'Calamari, fried'], usual: 150 },
  { of: ['26313110', 'Mussels'], measures: { '1 bowl': 180 } },
  {
    of: ['32130170', 'Egg omelet or scrambled egg, with cheese, no added fat'],
    measures: { '1 omelette': 170 },
    usual: 170,
  },
  { of: ['32101500', 'Egg, Benedict'], usual: 250 },
  { of: ['16114', 'Tempeh'], usual: 100 },
  // Plates.
  { of: ['27540127', 'Club sandwich or sub, restaurant'], usual: 260 },
  { of: ['27111406', 'Chili with meat and beans'], measures: { '1 bowl': 300, '1 plate': 300 } },
  { of: ['27111400', 'Chili, NFS'], measures: { '1 bowl': 300 } },
  // Dairy, sauces and sweets.
  { of: ['14201500', 'Cheese, Ricotta'], usual: 62 },
  { of: ['83107000', 'Mayonnaise, regular'], usual: 14 },
  {
    of: ['53104500', 'Cheesecake, plain'],
    measures: { '1 slice': 130, '1 piece/slice, any size': 130 },
    usual: 130,
  },
  { of: ['13252600', 'Tiramisu'], measures: { '1 piece': 130, '1 slice': 130 }, usual: 130 },
  { of: ['52405010', 'Bread, fruit'], measures: { '1 slice': 70 } },
  { of: ['91746100', 'Chocolate candy, candy shell'], measures: { '1 mnm': 1 }, usual: 48 },
  {
    of: ['91745110', 'Candy, fruit flavored pieces'],
    measures: { '1 skittle': 1.1, '1 pouch/regular size': 61 },
    usual: 61,
  },
  { of: ['75232000', 'Seaweed, dried'], measures: { '1 pack': 5 }, usual: 5 },
  // Drinks.
  { of: ['93402000', 'Wine, dessert, sweet'], measures: { '1 glass': 75 }, usual: 75 },
  { of: ['93301211', 'Vodka and soda'], measures: { '1 drink': 175 }, usual: 175 },
  { of: ['92306910', 'Tea, bubble'], measures: { '1 item, any size': 500 }, usual: 500 },
];
