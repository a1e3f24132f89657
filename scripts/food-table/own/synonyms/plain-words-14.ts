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
];
