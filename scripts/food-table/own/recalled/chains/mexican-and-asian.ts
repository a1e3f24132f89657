import { RECALLED, type OwnList } from '../../own-food';
import { printed } from '../printed';

/** Bowls, tacos and dishes from the wok. */
export const CHAIN_MEXICAN_AND_ASIAN: OwnList = {
  note: RECALLED,
  foods: [
    {
      ...printed(
        ['ch-cantina-bowl', 'Cantina chicken bowl', 'Rice mixed dishes'],
        [114, 5.8, 10.2, 5.6],
        { '1 bowl': 430 },
      ),
      also: 'power menu bowl, taco bell bowl, veggie power bowl',
    },
    {
      ...printed(
        ['ch-potato-taco', 'Spicy potato soft taco', 'Burritos and tacos'],
        [209, 4.3, 24.3, 10.4],
        { '1 taco': 115 },
      ),
      also: 'spicy potato taco, potato soft taco, taco bell potato taco',
    },
    {
      ...printed(
        ['ch-chip-quesad', 'Chipotle quesadilla', 'Other Mexican mixed dishes'],
        [277, 16.7, 17.3, 15.3],
        { '1 quesadilla': 300, '1 order': 300 },
      ),
      also: 'chipotle chicken quesadilla',
    },
    {
      ...printed(['ch-cava-bowl', 'Cava bowl', 'Poultry mixed dishes'], [160, 8, 13.1, 8.4], {
        '1 bowl': 450,
      }),
      also: 'cava chicken bowl, greens and grains',
    },
    {
      ...printed(
        [
          'ch-pe-kung-pao',
          'Panda Express kung pao chicken',
          'Stir-fry and soy-based sauce mixtures',
        ],
        [182, 9.7, 8.5, 11.9],
        { '1 serving': 176 },
      ),
      also: 'panda kung pao chicken',
    },
    {
      ...printed(
        ['ch-pe-honey-ses', 'Honey sesame chicken breast', 'Stir-fry and soy-based sauce mixtures'],
        [222, 9.4, 25.6, 9.4],
        { '1 serving': 160 },
      ),
      also: 'honey sesame chicken, sweetfire chicken breast, sweetfire chicken',
    },
    {
      ...printed(
        [
          'ch-pe-breast-veg',
          'Panda chicken breast with vegetables',
          'Stir-fry and soy-based sauce mixtures',
        ],
        [134, 8.1, 6.9, 8.1],
        { '1 serving': 160 },
      ),
      also: 'string bean chicken breast, string bean chicken',
    },
    {
      ...printed(
        [
          'ch-fiesta-potato',
          'Cheesy fiesta potatoes',
          'French fries and other fried white potatoes',
        ],
        [185, 3.1, 20.8, 10],
        { '1 order': 130, '1 serving': 130 },
      ),
    },
  ],
};
