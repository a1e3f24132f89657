import { printed } from '../printed';
import { RECALLED, type OwnList } from '../../own-food';

const SODA = 'Soft drinks';

/** What is drunk from cans and cups, and noodles of a packet, of many lands. */
export const EVERYDAY_CANS_AND_CUPS: OwnList = {
  note: RECALLED,
  foods: [
    // Since the levy on sugar most of them are sold with half of it.
    {
      ...printed(['x-soda-less', 'Soft drink with less sugar', SODA], [20, 0, 4.7, 0], {
        '1 can': 330,
        '1 bottle': 500,
        '1 small bottle': 250,
        '1 glass': 250,
        '1 pint': 568,
      }),
      also: 'irn bru, iron bru, irnbru, shandy bass, tizer, lilt, vimto, vimto can, tango, tango orange, orange tango, tango apple, tango cherry, rubicon, rubicon mango, rubicon guava, rubicon lychee, rubicon passionfruit, rio drink, rio tropical',
    },
    {
      ...printed(['x-arizona', 'Sweet iced tea of a large can', 'Tea'], [36, 0, 9.4, 0], {
        '1 can': 680,
        '1 bottle': 590,
        '1 glass': 300,
      }),
      also: 'arizona, arizona tea, arizona iced tea, arizona green tea, arizona lemon tea, arizona peach tea, arizona watermelon',
      usual: 590,
    },
    {
      ...printed(['x-c2-tea', 'Bottled green tea with sugar', 'Tea'], [29, 0, 7.2, 0], {
        '1 bottle': 355,
        '1 large bottle': 500,
        '1 can': 300,
      }),
      also: 'c2, c2 tea, c2 green tea, c2 apple, c2 lemon, c2 red, yeos green tea, pokka green tea, jasmine green tea bottle',
    },
    {
      code: 'x-chuhai',
      name: 'Chuhai (recalled)',
      also: 'chu hi, strong zero, lemon sour, hyoketsu, horoyoi, somaek',
      category: 'Liquor and cocktails',
      of: { spirit: 17, sugar: 3 },
      weighs: 100,
      raw: true,
      alcohol: true,
      portions: { '1 can': 350, '1 large can': 500, '1 glass': 350 },
    },
    {
      code: 'x-umeshu',
      name: 'Plum wine (recalled)',
      also: 'umeshu, choya',
      category: 'Wine',
      of: { spirit: 34, sugar: 19 },
      weighs: 100,
      raw: true,
      alcohol: true,
      portions: { '1 glass': 90, '1 bottle': 720 },
    },
    {
      code: 'x-palm-wine',
      name: 'Palm wine (recalled)',
      also: 'palmwine, toddy, kallu, nsafufuo, tuba wine',
      category: 'Beer',
      like: ['93101000', 'Beer'],
      portions: { '1 glass': 300, '1 cup': 250, '1 calabash': 500, '1 bottle': 600 },
    },
    {
      code: 'x-dragon-soop',
      name: 'Strong alcoholic energy drink (recalled)',
      also: 'dragon soop, dragonsoop, crazy jack',
      category: 'Liquor and cocktails',
      of: { spirit: 19, sugar: 11 },
      weighs: 100,
      raw: true,
      alcohol: true,
      portions: { '1 can': 500 },
    },
    {
      code: 'x-longneck',
      name: 'Longneck (recalled)',
      also: 'long neck, tallie, tallies, king brown, caguama, litrona',
      category: 'Beer',
      like: ['93101000', 'Beer'],
      portions: { '1 bottle': 750 },
    },
    // Coffee and tea of kopitiams and sachets.
    {
      ...printed(['x-kopi-o', 'Kopi O or teh O with sugar', 'Coffee'], [25, 0.2, 6, 0], {
        '1 cup': 180,
        '1 glass': 250,
      }),
      also: 'kopi o, teh o, kopi o peng, teh o peng, teh o ais, kopi o ais, teh o limau, teh o ais limau, kopi o siew dai, teh o siew dai',
    },
    {
      ...printed(['x-kopi-o-kosong', 'Kopi O or teh O without sugar', 'Coffee'], [2, 0.2, 0.3, 0], {
        '1 cup': 180,
        '1 glass': 250,
      }),
      also: 'kopi o kosong, teh o kosong, kopi o kosong peng, teh o kosong peng, teh o kosong ais, kopi o kosong ais',
    },
    {
      ...printed(
        [
          'x-malt-sachet',
          'Malt, chocolate or cereal drink of a sachet',
          'Flavored milk, reduced fat',
        ],
        [65, 1.7, 11.5, 1.4],
        {
          '1 sachet': 200,
          '1 cup': 200,
          '1 mug': 250,
        },
      ),
      also: 'milo sachet, milo packet drink, ovaltine sachet, horlicks sachet, energen, energen sachet, nestum sachet, cereal drink sachet, hot chocolate sachet, cadbury hot chocolate sachet',
    },
    {
      ...printed(['x-oat-flat', 'Flat white with oat milk', 'Coffee'], [45, 0.8, 5.4, 2.2], {
        '1 cup': 240,
        '1 small': 200,
        '1 regular': 240,
        '1 medium': 260,
        '1 large': 340,
      }),
      also: 'oat flat white, oat milk flat white, flat white oat milk, oatly flat white, flat white with oat milk, oat flattie',
    },
    {
      ...printed(['x-oat-capp', 'Cappuccino with oat milk', 'Coffee'], [33, 0.6, 4, 1.6], {
        '1 small': 300,
        '1 regular': 300,
        '1 medium': 400,
        '1 large': 500,
        '1 cup': 240,
      }),
      also: 'oat cappuccino, oat milk cappuccino, cappuccino with oat milk, cappuccino oat milk, oatly cappuccino, oatly barista cappuccino, oat milk cap, oat cap, oat capp',
    },
    // Noodles, dry as they are packed.
    {
      ...printed(
        [
          'x-indomie-super',
          'Instant noodles of a large packet',
          'Pasta mixed dishes, excludes macaroni and cheese',
        ],
        [470, 9.5, 64, 19.5],
        {
          '1 packet': 120,
          '1 pack': 120,
          '1 plate': 120,
        },
      ),
      also: 'indomie super pack, indomie superpack, super pack indomie, indomie jumbo, indomie jumbo pack, indomie goreng jumbo, large indomie',
    },
    {
      ...printed(
        [
          'x-indomie-big',
          'Instant noodles of the largest packet',
          'Pasta mixed dishes, excludes macaroni and cheese',
        ],
        [470, 9.5, 64, 19.5],
        {
          '1 packet': 200,
          '1 pack': 200,
          '1 plate': 200,
        },
      ),
      also: 'indomie hungry man, indomie hungryman, hungry man indomie, hungryman indomie, indomie hungry man size, hungry man size indomie, indomie hungryman size',
    },
    {
      ...printed(
        ['x-king-pot', 'King Pot Noodle', 'Ramen and Asian broth-based soups'],
        [120, 3, 16.5, 4.5],
        {
          '1 pot': 420,
        },
      ),
      also: 'king sized pot noodle, large pot noodle',
    },
  ],
};
