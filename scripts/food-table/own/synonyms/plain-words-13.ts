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
  ['10998', 'Canadian bacon, cooked, pan-fried', 'bacon medallions, bacon medallion'],
];
