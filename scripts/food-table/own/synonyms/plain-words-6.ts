import type { Synonym } from './synonym';

/** Plain words of markets and kitchens of the world, whose nearest name in the releases is another food. */
export const PLAIN_WORDS_6: readonly Synonym[] = [
  [
    '01090',
    'Milk, dry, whole, with added vitamin D',
    'milk powder, powdered milk, full cream milk powder, full fat milk powder, whole milk powder, powdered whole milk, dry milk, dried milk, powder milk',
  ],
  [
    '01091',
    'Milk, dry, nonfat, regular, without added vitamin A and vitamin D',
    'skimmed milk powder, skim milk powder, low fat milk powder, nonfat milk powder, fat free milk powder, nonfat powdered milk',
  ],
  ['01108', 'Milk, indian buffalo, fluid', 'buffalo milk, buffalo whole milk, bhains ka doodh'],
  [
    '51154100',
    'Roll, white, hamburger bun',
    'hamburger roll, hamburger bun, burger roll, burger bun',
  ],
  ['91402000', 'Jam', 'fruit jam, vegetable jam, jam of fruit'],
  [
    '18336',
    'Pie crust, standard-type, prepared from recipe, baked',
    'short pastry dough, shortcrust pastry, short pastry, pie dough',
  ],
  [
    '41101020',
    'Beans, from dried, NS as to type, no added fat',
    'boiled borlotti beans, borlotti beans',
  ],
  [
    '41106020',
    'Kidney beans, from dried, no added fat',
    'boiled kidney beans, boiled red kidney beans',
  ],
  [
    '41302020',
    'Chickpeas, from dried, no added fat',
    'boiled bengal gram, boiled whole bengal gram, boiled chickpeas',
  ],
  [
    '16102',
    'Pigeon peas (red gram), mature seeds, cooked, boiled, without salt',
    'boiled red gram, boiled pigeon peas',
  ],
  [
    '91101010',
    'Sugar, white, granulated or lump',
    'raw sugar, raw white sugar, cane sugar, raw cane sugar, refined sugar',
  ],
  ['91302010', 'Honey', 'bee honey, raw honey, raw bee honey, raw refined bee honey, wild honey'],
  ['74201001', 'Tomatoes, fresh, cooked', 'fried tomatoes, stewed fresh tomatoes, fried tomato'],
  [
    '63107010',
    'Banana, raw',
    'yellow banana, ripe banana, common banana, dessert banana, silk banana',
  ],
  [
    '92410510',
    'Soft drink, fruit flavored, caffeine free',
    'flavored soft drink, soft drink flavored, orange flavored soft drink, flavored fizzy drink',
  ],
  [
    '94100100',
    'Water, bottled, plain',
    'mineral water, still mineral water, carbonated mineral water, spring water',
  ],
  ['51101000', 'Bread, white', 'white wheat bread, wheat white bread, white bread wheat'],
  [
    '11542200',
    'Milk shake, fast food, flavors other than chocolate',
    'vanilla milkshake, milkshake vanilla, strawberry milkshake, milkshake',
  ],
  ['42500000', 'Trail mix, NFS', 'trail mix'],
  ['71411000', 'Potato skins, with cheese and bacon', 'loaded potato skins, stuffed potato skins'],
  ['75141000', 'Coleslaw', 'slaw, cole slaw, cabbage slaw'],
  ['92100000', 'Coffee, NS as to type', 'boiled coffee beans, coffee beans boiled, boiled coffee'],
  ['54305010', 'Crackers, crispbread', 'crisp bread'],
  ['91501010', 'Gelatin dessert', 'gelatine dessert, gelatine, gelatin'],
  ['54408015', 'Pretzels, hard, NFS', 'salty sticks, salt sticks, salted sticks'],
];
