import type { Synonym } from './synonym';

/** Plain words of hostels, cafes and kitchens of the Commonwealth. */
export const PLAIN_WORDS_14: readonly Synonym[] = [
  ['own:pad-see-ew', 'Pad see ew', 'ckt, char koay teow, char kuay teow, char kuey teow'],
  ['own:y-oyster-omelett', 'Oyster omelette (recalled)', 'orh jian'],
  [
    '31103010',
    'Egg, whole, boiled or poached',
    'googie, googies, googy, googy egg, googie egg, goog',
  ],
  [
    'own:x-lava-cake',
    'Chocolate lava cake (recalled)',
    'choco lava, choco lava cake, chocolava, dominos choco lava',
  ],
  [
    'own:crisps-packet',
    'Walkers crisps',
    'walkers ready salted, walkers ready salted crisps, ready salted walkers',
  ],
  [
    'own:x-up-and-go',
    'Breakfast drink of a carton (recalled)',
    'up and go vanilla, up and go strawberry, up and go banana',
  ],
  [
    '71200400',
    'Potato chips, baked, plain',
    'baked lays, lays baked, baked crisps, walkers baked, oven baked crisps, baked chips lays',
  ],
  [
    '32130510',
    'Egg omelet or scrambled egg, with vegetables other than dark green and/or tomatoes, NS as to fat',
    'mushroom omelet, mushroom omelette, mushrooms omelette, omelette with mushrooms',
  ],
  [
    '14303010',
    'Cream cheese, light',
    'low fat soft cheese, light soft cheese, lighter soft cheese, extra light soft cheese, reduced fat soft cheese, lightest soft cheese, low fat philadelphia, philly light, lighter philadelphia, lightest philadelphia',
  ],
  ['own:weetabix-b', 'Wheat biscuit cereal', 'wheat bisks, wheat bisk, weet bix biscuits'],
  [
    '16129',
    'Tofu, fried',
    'tofu puff, tofu puffs, fried tofu puffs, tau pok, taupok, tau foo pok, tofu pok, deep fried tofu',
  ],
  ['11209', 'Eggplant, raw', 'garden egg, garden eggs, white garden egg, garden egg fruit'],
  ['26121120', 'Fish, mackerel, baked or broiled', 'titus, titus fish, fried titus'],
  ['25170110', 'Tripe', 'shaki, saki meat'],
  [
    '15194',
    'Fish, mahimahi, cooked, dry heat',
    'mahi mahi, mahi, mahi mahi fillet, grilled mahi mahi',
  ],
  ['26149110', 'Fish, swordfish', 'swordfish steak, grilled swordfish'],
  [
    'own:x-glass-noodle',
    'Glass noodles, cooked (recalled)',
    'glass noodles, bean thread noodles, cellophane noodles, bean vermicelli, tanghoon, tang hoon',
  ],
  ['own:bacon-sandwich', 'Bacon sandwich', 'roll and bacon, roll n bacon, roll on bacon'],
  ['93405000', 'Wine spritzer', 'weinschorle, white wine spritzer'],
  ['own:c-apple-tart', 'Jam tart or small fruit pie (recalled)', 'hertzoggie, hertzoggies'],
  ['53510000', 'Danish pastry, plain or spice', 'kringle'],
  ['53203500', 'Cookie, biscotti', 'mandelbrot, mandelbroit'],
  ['own:c-supper', 'Chip shop sausage or fishcake with chips (recalled)', 'half sausage supper'],
  ['51108100', 'Bread, naan', 'nan bread, plain nan, nan breads'],
  ['27445220', 'Kung pao chicken', 'kung po chicken, kung po'],
  [
    '22700000',
    'Ribs, NFS',
    'salt and pepper ribs, salt and chilli ribs, chinese ribs, chinese bbq ribs',
  ],
  [
    '32105200',
    'Egg foo yung, NFS',
    'foo young, egg foo young, foo yong, prawn foo yung, prawn foo young, chicken foo young',
  ],
  ['91611000', 'Popsicle', 'paleta, paletas, paleta de fresa, paleta de agua'],
  ['92410410', 'Soft drink, cream soda', 'barrs cream soda, barr cream soda'],
  ['95321000', 'Sports drink, NFS', '100plus, hundredplus'],
  ['12110100', 'Cream, light', 'drop of cream, wee drop of cream'],
  ['own:cafe-leche', 'Cafe con leche', 'meia de leite'],
];
