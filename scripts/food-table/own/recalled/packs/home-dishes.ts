import { RECALLED, type OwnList } from '../../own-food';
import { printed } from '../printed';

/** What Americans cook at home and bring to suppers. */
export const PACKS_HOME_DISHES: OwnList = {
  note: RECALLED,
  foods: [
    {
      ...printed(['pk-bfast-cas', 'Breakfast casserole', 'Eggs and omelets'], [197, 11, 9, 13], {
        '1 serving': 170,
        '1 piece': 170,
        '1 slice': 170,
        '1 square': 170,
        '1 cup': 180,
      }),
      also: 'egg bake, egg casserole',
    },
    {
      ...printed(
        ['pk-bkd-spag', 'Baked spaghetti', 'Pasta mixed dishes, excludes macaroni and cheese'],
        [167, 9, 16, 7.5],
        { '1 serving': 270, '1 piece': 270, '1 cup': 240 },
      ),
      also: 'million dollar spaghetti, pizza casserole, spaghetti casserole',
    },
    {
      ...printed(
        ['pk-enchil-cas', 'Enchilada casserole', 'Other Mexican mixed dishes'],
        [164, 10, 12, 8.5],
        { '1 serving': 250, '1 piece': 250, '1 cup': 230 },
      ),
      also: 'taco casserole, chicken enchilada casserole, taco bake, mexican casserole',
      usual: 250,
    },
    {
      ...printed(['pk-corn-cas', 'Cornbread casserole', 'Corn'], [187, 4, 22, 9.5], {
        '1 serving': 130,
        '1 cup': 220,
        '1 scoop': 130,
      }),
      also: 'jiffy corn casserole',
    },
    printed(['pk-taco-soup', 'Taco soup', 'Soups, broth-based'], [81, 5.5, 8, 3], {
      '1 bowl': 340,
      '1 cup': 245,
    }),
    {
      ...printed(['pk-wild-rice-sp', 'Wild rice soup', 'Soups, cream-based'], [95, 5, 8, 4.8], {
        '1 bowl': 320,
        '1 cup': 245,
      }),
      also: 'chicken wild rice soup',
    },
    {
      ...printed(['pk-crack-ckn', 'Crack chicken', 'Poultry mixed dishes'], [207, 19, 2.5, 13.5], {
        '1 serving': 180,
        '1 cup': 200,
      }),
    },
    printed(['pk-tuscan-ckn', 'Tuscan chicken', 'Poultry mixed dishes'], [186, 19, 4, 10.5], {
      '1 serving': 230,
      '1 piece': 230,
      '1 breast': 230,
    }),
    printed(['pk-shake-bake', 'Shake and Bake chicken', 'Chicken, whole pieces'], [191, 24, 8, 7], {
      '1 piece': 130,
      '1 breast': 150,
      '1 thigh': 90,
      '1 serving': 130,
    }),
    {
      ...printed(['pk-shake-pork', 'Shake and Bake pork chop', 'Pork'], [215, 24, 9, 9], {
        '1 chop': 130,
        '1 piece': 130,
        '1 serving': 130,
      }),
      also: 'breaded baked pork chop',
    },
    {
      ...printed(['pk-smoth-pork', 'Smothered pork chop', 'Pork'], [191, 17, 6, 11], {
        '1 chop': 190,
        '1 serving': 190,
      }),
    },
    {
      ...printed(['pk-smoth-ckn', 'Smothered chicken', 'Poultry mixed dishes'], [169, 16, 5, 9.5], {
        '1 serving': 220,
        '1 piece': 220,
        '1 wing': 220,
      }),
      also: 'smothered turkey wing',
    },
    {
      ...printed(['pk-fried-cabb', 'Fried cabbage', 'Cabbage'], [85, 2, 6.5, 5.5], {
        '1 serving': 170,
        '1 cup': 170,
      }),
      also: 'sauteed cabbage',
    },
    {
      ...printed(['pk-etouffee', 'Shrimp etouffee', 'Seafood mixed dishes'], [125, 8, 12, 5], {
        '1 serving': 245,
        '1 cup': 245,
        '1 bowl': 340,
        '1 plate': 380,
      }),
      also: 'crawfish etouffee, etouffee',
    },
    {
      ...printed(['pk-low-country', 'Low country boil', 'Seafood mixed dishes'], [107, 9, 9, 4], {
        '1 plate': 500,
        '1 serving': 500,
      }),
      also: 'lowcountry boil, shrimp boil, frogmore stew',
    },
    {
      ...printed(
        ['pk-ham-slider', 'Ham and cheese slider', 'Deli and cured meat sandwiches'],
        [290, 13, 24, 15.5],
        { '1 slider': 75, '1 piece': 75 },
      ),
      also: 'turkey and cheese slider',
      usual: 150,
    },
    printed(['pk-saimin', 'Saimin', 'Ramen and Asian broth-based soups'], [62, 3.5, 8.5, 1.5], {
      '1 bowl': 500,
      '1 cup': 240,
    }),
    {
      ...printed(
        ['pk-garlic-shr', 'Hawaiian garlic shrimp plate', 'Seafood mixed dishes'],
        [167, 8, 17, 7.5],
        { '1 plate': 430 },
      ),
      also: 'garlic shrimp plate',
    },
    printed(
      ['pk-potato-kugel', 'Potato kugel', 'Mashed potatoes and white potato mixtures'],
      [150, 3.5, 17, 8],
      { '1 piece': 120, '1 slice': 120, '1 serving': 120 },
    ),
    printed(['pk-juicy-lucy', 'Juicy Lucy', 'Burgers'], [272, 15, 14, 17.2], {
      '1 burger': 240,
      '1 sandwich': 240,
    }),
    printed(
      ['pk-tenderloin', 'Breaded pork tenderloin sandwich', 'Meat and BBQ sandwiches'],
      [265, 14, 26, 12],
      { '1 sandwich': 250 },
    ),
    {
      ...printed(['pk-deep-dish', 'Chicago deep dish pizza', 'Pizza'], [255, 11, 25, 12.5], {
        '1 slice': 215,
        '1 piece': 215,
        '1 pizza': 1400,
      }),
      also: 'deep dish slice, deep dish',
    },
    printed(['pk-chaffle', 'Chaffle', 'Pancakes, waffles, French toast'], [289, 21, 3, 21.5], {
      '1 chaffle': 65,
      '1 piece': 65,
      '1 waffle': 65,
    }),
    printed(['pk-buff-cauli', 'Buffalo cauliflower', 'Fried vegetables'], [143, 3, 16, 7.5], {
      '1 serving': 150,
      '1 cup': 110,
      '1 bowl': 200,
      '1 piece': 18,
    }),
  ],
};
