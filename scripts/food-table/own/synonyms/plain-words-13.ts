import type { Synonym } from './synonym';

/** Vegetables, pulses, cuts and plates of which the plain word led to a raw, a fatted or another food. */
export const PLAIN_WORDS_13: readonly Synonym[] = [
  [
    '11148',
    'Chard, swiss, cooked, boiled, drained, without salt',
    'swiss chard, chard, silverbeet, silver beet',
  ],
  ['72122211', 'Mustard greens, fresh, cooked, no added fat', 'mustard greens'],
  ['75100750', 'Artichoke', 'artichoke hearts, artichoke heart'],
  [
    '75226060',
    'Peppers, red, cooked',
    'roasted peppers, roasted red peppers, roasted pepper, roasted red pepper, grilled peppers, cooked peppers, roasted bell pepper',
  ],
  ['11246', 'Leeks, (bulb and lower leaf-portion), raw', 'leek'],
  ['75204012', 'Lima beans, from frozen, no added fat', 'lima beans'],
  [
    '16063',
    'Cowpeas, common (blackeyes, crowder, southern), mature seeds, cooked, boiled, without salt',
    'black eyed peas, blackeyed peas, black eye peas',
  ],
  ['51109100', 'Bread, pita', 'flatbread, flat bread'],
  [
    '27111406',
    'Chili with meat and beans',
    'chili con carne, chilli con carne, beef chili, beef chilli, chili with beans',
  ],
  [
    '75232000',
    'Seaweed, dried',
    'seaweed snack, seaweed snacks, roasted seaweed, seaweed sheets, seaweed thins',
  ],
  [
    '53710500',
    "Cereal or granola bar (Kellogg's Nutri-Grain Cereal Bar)",
    'cereal bar, breakfast bar',
  ],
  [
    '42106020',
    'Coconut, packaged',
    'coconut flakes, shredded coconut, desiccated coconut, flaked coconut',
  ],
  ['26115123', 'Fish, flounder, grilled', 'plaice, sole, lemon sole, dover sole, grilled sole'],
  ['26137180', 'Fish, salmon, canned', 'canned salmon, tinned salmon'],
  [
    '27250520',
    'Imitation crab meat',
    'crab sticks, crab stick, seafood sticks, seafood stick, surimi',
  ],
  ['34001620', 'Egg sandwich on bagel, with bacon', 'bacon and egg bagel, egg and bacon bagel'],
  ['26305160', 'Crab', 'crab meat, crabmeat, white crab meat'],
  ['51180010', 'Bagel', 'toasted bagel'],
  ['51154100', 'Roll, white, hamburger bun', 'pretzel bun, pretzel roll'],
  ['58200210', 'Vegetable sandwich on white', 'cucumber sandwich, salad sandwich'],
  ['21101160', 'Beef, steak, flank', 'carne asada'],
  ['53300200', 'Tart, all types', 'fruit tart, berry tart'],
  ['51129020', 'Bread, raisin, toasted', 'fruit toast, toasted fruit bread, raisin bread toast'],
  ['41203030', 'Black bean salad', 'three bean salad, 3 bean salad, mixed bean salad'],
  ['09041', 'Bananas, dehydrated, or banana powder', 'dried banana, dried bananas'],
  [
    '41102080',
    'Black beans, from canned, no added fat',
    'black beans drained, drained black beans',
  ],
  [
    '41106080',
    'Kidney beans, from canned, no added fat',
    'kidney beans drained, drained kidney beans',
  ],
  ['41302080', 'Chickpeas, from canned, no added fat', 'chickpeas drained, garbanzos drained'],
  ['73409000', 'Sweet potato, casserole or mashed', 'sweet potato mash'],
  ['74602010', 'Soup, tomato, canned', 'tomato basil soup, tomato and basil soup'],
  [
    '34001520',
    'Egg sandwich on biscuit, with sausage and cheese',
    'sausage egg and cheese, sausage egg and cheese sandwich, sausage egg cheese',
  ],
  [
    '34001320',
    'Egg sandwich on English muffin, with bacon',
    'bacon and egg sandwich, egg and bacon sandwich, bacon egg sandwich, bacon and egg butty',
  ],
  ['11142', 'Celeriac, cooked, boiled, drained, without salt', 'celeriac, celery root'],
  ['11588', 'Waterchestnuts, chinese, (matai), raw', 'water chestnuts, water chestnut'],
  ['75511040', 'Peppers, hot, pickled', 'cherry peppers, cherry pepper'],
  ['10998', 'Canadian bacon, cooked, pan-fried', 'bacon medallions, bacon medallion'],
];
