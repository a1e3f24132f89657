import { RECALLED, type OwnList } from '../../own-food';
import { printed } from '../printed';

/** Chicken of the chains, fried, grilled and on plates. */
export const CHAIN_CHICKEN: OwnList = {
  note: RECALLED,
  foods: [
    {
      ...printed(
        ['ch-snack-wrap', 'Snack wrap', 'Chicken fillet sandwiches'],
        [279, 12.1, 23.6, 15],
        { '1 wrap': 140 },
      ),
      also: 'popeyes chicken wrap, kfc wrap',
    },
    {
      ...printed(
        ['ch-cfa-club', 'Chick-fil-A grilled chicken club', 'Chicken fillet sandwiches'],
        [212, 15.5, 18, 8.6],
        { '1 sandwich': 245 },
      ),
      also: 'grilled chicken club, grilled club chick fil a',
    },
    {
      ...printed(
        ['ch-cfa-cool-wrap', 'Chick-fil-A cool wrap', 'Chicken fillet sandwiches'],
        [220, 14.3, 10.7, 13.3],
        { '1 wrap': 300 },
      ),
      also: 'cool wrap',
    },
    {
      ...printed(
        ['ch-cobb-nuggets', 'Cobb salad with chicken nuggets', 'Poultry mixed dishes'],
        [178, 9.3, 8.4, 12],
        { '1 salad': 450, '1 bowl': 450 },
      ),
      also: 'cobb salad chick fil a, cobb zalad, house zalad, spicy southwest salad',
    },
    {
      ...printed(
        ['ch-fried-wing', 'Fried chicken wing, breaded', 'Chicken, whole pieces'],
        [317, 20.2, 11.5, 21.2],
        { '1 wing': 52, '1 piece': 52 },
      ),
      also: 'kfc wing, popeyes wing, kfc original recipe wing',
    },
    {
      ...printed(
        ['ch-boneless-wing', 'Boneless wing', 'Chicken patties, nuggets and tenders'],
        [286, 14.3, 19.6, 16.5],
        { '1 wing': 28, '1 piece': 28 },
      ),
      usual: 224,
      also: 'bww boneless, wingstop boneless, boneless chicken wings, boneless buffalo wings',
    },
    {
      ...printed(
        ['ch-caniac', 'Caniac combo', 'Chicken patties, nuggets and tenders'],
        [271, 12.6, 22.7, 14.4],
        { '1 meal': 660, '1 combo': 660 },
      ),
      also: 'caniac',
    },
    {
      ...printed(
        ['ch-whata-hbbq', 'Honey BBQ chicken strip sandwich', 'Chicken fillet sandwiches'],
        [297, 12.7, 30.3, 13.7],
        { '1 sandwich': 300 },
      ),
      also: 'honey bbq chicken strip, honey bbq chicken sandwich whataburger',
    },
    {
      ...printed(
        ['ch-alice-springs', 'Alice Springs chicken', 'Poultry mixed dishes'],
        [230, 19.1, 6.1, 14.5],
        { '1 plate': 330, '1 order': 330 },
      ),
    },
    {
      ...printed(
        ['ch-fiesta-lime', 'Fiesta lime chicken', 'Poultry mixed dishes'],
        [219, 11.5, 18.3, 11.2],
        { '1 plate': 520, '1 order': 520 },
      ),
    },
    {
      ...printed(
        ['ch-bourbon-st', 'Bourbon Street chicken and shrimp', 'Poultry mixed dishes'],
        [182, 15.8, 10, 8.7],
        { '1 plate': 450, '1 order': 450 },
      ),
      also: 'bourbon street chicken',
    },
    {
      ...printed(['ch-madeira', 'Chicken Madeira', 'Poultry mixed dishes'], [200, 12, 12, 11.6], {
        '1 plate': 700,
        '1 order': 700,
      }),
    },
    {
      ...printed(
        ['ch-parm-plate', 'Chicken parmigiana with spaghetti', 'Poultry mixed dishes'],
        [189, 11.1, 16.1, 9.1],
        { '1 plate': 560, '1 order': 560 },
      ),
      also: 'chicken parm olive garden, olive garden chicken parmigiana, chicken parm with pasta, chicken parm dinner, olive garden eggplant parm',
    },
  ],
};
