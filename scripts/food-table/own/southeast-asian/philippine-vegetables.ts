import { HOUSEHOLD, type OwnList } from '../own-food';

/** Vegetables and leaves of the Philippines. */
export const SOUTHEAST_ASIAN_PHILIPPINE_VEGETABLES: OwnList = {
  note: HOUSEHOLD,
  foods: [
    {
      code: 'pinakbet',
      name: 'Pinakbet',
      also: 'pakbet, ginataang kalabasa, ginisang gulay, vegetable stew filipino, ginisang munggo with vegetables',
      category: 'Vegetable dishes',
      of: {
        pumpkin: 200,
        aubergine: 120,
        okra: 80,
        'green beans': 100,
        'bitter gourd': 60,
        tomato: 80,
        'pork belly': 60,
        oil: 15,
        'fish sauce': 20,
      },
      weighs: 640,
      portions: { '1 serving': 150, '1 cup': 180, '1 bowl': 200 },
    },
    {
      code: 'monggo',
      name: 'Ginisang monggo',
      also: 'munggo, monggo, mung bean stew, ginisang munggo, ginataang munggo, mung bean soup',
      category: 'Bean, pea, legume dishes',
      of: {
        'mung beans, dry': 180,
        'pork belly': 60,
        'drumstick leaves': 60,
        tomato: 80,
        onion: 60,
        oil: 15,
        'fish sauce': 14,
      },
      weighs: 1000,
      portions: { '1 bowl': 250, '1 cup': 240 },
    },
    {
      code: 'laing',
      name: 'Laing',
      also: 'taro leaves in coconut milk, pinangat, ginataang laing, ginataang gabi, ginataang dahon',
      category: 'Other dark green vegetables',
      of: {
        'taro leaves': 250,
        'coconut milk': 400,
        'pork belly': 50,
        chilli: 8,
        ginger: 10,
        'dried shrimp': 8,
        salt: 4,
      },
      weighs: 560,
      portions: { '1 serving': 150, '1 cup': 230 },
    },
  ],
};
