import { RECALLED, type OwnList } from '../../own-food';
import { printed } from '../printed';

/** Sandwiches, subs, pizza and pasta of the chains. */
export const CHAIN_SANDWICHES_AND_PIZZA: OwnList = {
  note: RECALLED,
  foods: [
    {
      ...printed(
        ['ch-brisket-load', 'Smokehouse brisket', 'Meat and BBQ sandwiches'],
        [258, 14.2, 19.2, 13.8],
        { '1 sandwich': 240 },
      ),
      also: 'bucees brisket sandwich',
    },
    {
      ...printed(
        ['ch-arby-frenchd', "Arby's French dip and Swiss", 'Meat and BBQ sandwiches'],
        [257, 14.3, 23.8, 11.9],
        { '1 sandwich': 210 },
      ),
      also: 'arbys french dip, french dip and swiss',
    },
    {
      ...printed(
        ['ch-rb-slider', 'Roast beef slider', 'Meat and BBQ sandwiches'],
        [265, 15.3, 25.9, 10.6],
        { '1 slider': 85, '1 piece': 85 },
      ),
      also: 'arbys slider, jalapeno roast beef slider',
    },
    {
      ...printed(
        ['ch-dbl-beef-ched', "Double beef 'n cheddar", 'Meat and BBQ sandwiches'],
        [229, 14.2, 17.8, 11.6],
        { '1 sandwich': 275 },
      ),
      also: 'half pound roast beef arbys, max roast beef',
    },
    {
      ...printed(
        ['ch-sub-steak-chs', 'Subway steak and cheese', 'Meat and BBQ sandwiches'],
        [150, 10, 16.7, 5],
        { '1 sub': 240, '1 6 inch': 240, '1 footlong': 480, '1 sandwich': 240 },
      ),
    },
    {
      ...printed(
        ['ch-sub-cbr-melt', 'Chicken bacon ranch melt', 'Chicken fillet sandwiches'],
        [211, 13.2, 16.2, 10.6],
        { '1 sub': 265, '1 6 inch': 265, '1 footlong': 530, '1 sandwich': 265 },
      ),
      also: 'subway chicken bacon ranch, chicken bacon ranch sub',
    },
    {
      ...printed(
        ['ch-jj-turkey-tom', "Jimmy John's Turkey Tom", 'Deli and cured meat sandwiches'],
        [213, 11.1, 21.3, 9.4],
        { '1 sub': 235, '1 sandwich': 235, '1 regular': 235 },
      ),
      also: 'turkey tom, big john, slim 4, jimmy johns turkey',
    },
    {
      ...printed(
        ['ch-jj-vito', "Jimmy John's Vito", 'Deli and cured meat sandwiches'],
        [240, 12, 20.8, 12.4],
        { '1 sub': 250, '1 sandwich': 250, '1 regular': 250 },
      ),
      also: 'the vito, the pepe, jimmy johns italian',
    },
    {
      ...printed(
        ['ch-jj-gargantuan', "Jimmy John's Gargantuan", 'Deli and cured meat sandwiches'],
        [252, 16.5, 13.5, 14.5],
        { '1 sub': 400, '1 sandwich': 400 },
      ),
      also: 'gargantuan',
    },
    {
      ...printed(
        ['ch-frontega', 'Toasted Frontega chicken', 'Chicken fillet sandwiches'],
        [227, 12, 21.3, 10.1],
        { '1 sandwich': 375, '1 half': 188 },
      ),
      also: 'frontega chicken',
    },
    {
      ...printed(
        ['ch-stuffed-slice', 'Stuffed crust pizza slice', 'Pizza'],
        [272, 12, 27.2, 12.8],
        { '1 slice': 125, '1 large slice': 150, '1 medium': 1000, '1 large': 1200 },
      ),
      also: 'stuffed crust slice, pizza hut stuffed crust, papa johns stuffed crust',
    },
    {
      ...printed(['ch-ph-melt', 'Pizza Hut Melt', 'Pizza'], [298, 13.5, 28.6, 14.7], {
        '1 order': 245,
        '1 piece': 123,
        '1 half': 123,
      }),
      also: 'pizza hut melts, pepperoni lovers melt',
    },
    {
      ...printed(['ch-papadia', 'Papadia', 'Pizza'], [273, 12.4, 24.4, 14], {
        '1 sandwich': 315,
        '1 piece': 315,
      }),
    },
    {
      ...printed(['ch-crazy-puff', 'Crazy puff', 'Pizza'], [288, 11.2, 27.5, 15], {
        '1 puff': 40,
        '1 piece': 40,
        '1 order': 160,
      }),
    },
    {
      ...printed(
        [
          'ch-og-lasagna',
          'Lasagna, restaurant portion',
          'Pasta mixed dishes, excludes macaroni and cheese',
        ],
        [221, 12.2, 15.5, 12.2],
        { '1 serving': 425, '1 plate': 425 },
      ),
      also: 'olive garden lasagna, lasagna classico',
    },
    {
      ...printed(
        [
          'ch-cajun-pasta',
          "Chili's Cajun chicken pasta",
          'Pasta mixed dishes, excludes macaroni and cheese',
        ],
        [208, 10, 17, 11],
        { '1 plate': 600, '1 bowl': 600 },
      ),
      also: 'chicken and shrimp carbonara, cajun jambalaya pasta',
    },
    {
      ...printed(
        ['ch-stadium-dog', 'Stadium hot dog', 'Frankfurter sandwiches'],
        [273, 10, 22.3, 16.2],
        { '1 hot dog': 130, '1 dog': 130, '1 sandwich': 130 },
      ),
      also: 'ballpark hot dog, ball park hot dog, dodger dog, fenway frank, stadium dog',
    },
    {
      ...printed(
        ['ch-saus-pep-sub', 'Italian sausage and peppers sandwich', 'Frankfurter sandwiches'],
        [242, 10, 18.8, 14.2],
        { '1 sandwich': 240, '1 sub': 240 },
      ),
      also: 'sausage and peppers sandwich, sausage and peppers sub, italian sausage with peppers, italian sausage sub',
    },
  ],
};
