import { RECALLED, type OwnList } from '../../own-food';
import { printed } from '../printed';

/** Desserts and drinks of the chains. */
export const CHAIN_SWEETS_AND_DRINKS: OwnList = {
  note: RECALLED,
  foods: [
    {
      ...printed(
        ['ch-mcd-sundae', "McDonald's sundae", 'Ice cream and frozen dairy desserts'],
        [185, 3.9, 29.2, 5.6],
        { '1 sundae': 178, '1 cup': 178 },
      ),
      also: 'mcdonalds hot fudge sundae, mcdonalds caramel sundae, mcdonalds strawberry sundae',
    },
    {
      ...printed(
        ['ch-mcd-shake', "McDonald's shake", 'Milk shakes and other dairy drinks'],
        [147, 3.2, 24.4, 4.1],
        { '1 small': 340, '1 medium': 420, '1 large': 560 },
      ),
      also: 'mcdonalds milkshake, mcdonalds vanilla shake, mcdonalds chocolate shake, mcdonalds strawberry shake, shamrock shake',
    },
    {
      ...printed(
        ['ch-bk-sundae-pie', "Hershey's sundae pie", 'Cakes and pies'],
        [392, 3.8, 40.5, 24.1],
        { '1 slice': 79, '1 pie': 79 },
      ),
      also: 'hershey pie, burger king pie',
    },
    {
      ...printed(
        ['ch-cinn-delights', 'Cinnabon Delights', 'Doughnuts, sweet rolls, pastries'],
        [400, 5, 42.5, 22.5],
        { '1 serving': 40, '1 piece': 20, '1 delight': 20, '1 ball': 20 },
      ),
      also: 'cinnamon delights',
    },
    {
      ...printed(['ch-lemonade', 'Fountain lemonade', 'Fruit drinks'], [47, 0, 11.7, 0], {
        '1 medium': 600,
        '1 small': 440,
        '1 large': 880,
        '1 cup': 600,
      }),
      also: 'chick fil a lemonade, canes lemonade, wendys lemonade, charged lemonade, shake shack lemonade',
    },
    {
      ...printed(
        ['ch-chunk-cookie', 'Chain cookie, large', 'Cookies and brownies'],
        [435, 4.7, 58.8, 20],
        { '1 cookie': 85, '1 piece': 85 },
      ),
      also: 'chick fil a cookie, chick fil a chocolate chunk cookie, panera cookie, starbucks cookie, jimmy johns cookie',
    },
    {
      ...printed(
        ['ch-chain-brownie', 'Chain brownie, large', 'Cookies and brownies'],
        [447, 4.7, 57.6, 22.4],
        { '1 brownie': 85, '1 piece': 85 },
      ),
      also: 'chick fil a brownie, panera brownie, starbucks brownie',
    },
    {
      ...printed(
        ['ch-buster-bar', 'Buster Bar', 'Ice cream and frozen dairy desserts'],
        [315, 6.7, 27.5, 19.5],
        { '1 bar': 149 },
      ),
    },
    {
      ...printed(
        ['ch-pb-parfait', 'Peanut Buster parfait', 'Ice cream and frozen dairy desserts'],
        [233, 5.2, 31.1, 9.8],
        { '1 parfait': 305, '1 sundae': 305 },
      ),
      also: 'dq parfait',
    },
    {
      ...printed(
        ['ch-hot-choc', 'Hot chocolate, coffee shop', 'Flavored milk, whole'],
        [80, 3, 9.7, 3.4],
        {
          '1 grande': 465,
          '1 tall': 350,
          '1 venti': 590,
          '1 small': 290,
          '1 medium': 410,
          '1 large': 560,
        },
      ),
      also: 'starbucks hot chocolate, dunkin hot chocolate, tim hortons hot chocolate, mcdonalds hot chocolate',
    },
    {
      ...printed(['ch-swirl-latte', 'Swirl latte', 'Coffee'], [58, 1.9, 9.7, 1.3], {
        '1 medium': 620,
        '1 small': 430,
        '1 large': 800,
      }),
      also: 'caramel swirl latte, mocha swirl latte, dunkin caramel latte, dunkin mocha latte, iced caramel swirl latte, iced mocha swirl latte, dunkin caramel iced latte',
    },
    {
      ...printed(
        ['ch-coffee-roll', 'Coffee roll', 'Doughnuts, sweet rolls, pastries'],
        [390, 6, 49, 19],
        { '1 piece': 100, '1 roll': 100 },
      ),
    },
    {
      ...printed(
        ['ch-molten-a-la', 'Molten chocolate cake with ice cream', 'Cakes and pies'],
        [379, 4.1, 50, 17.9],
        { '1 serving': 290, '1 piece': 290 },
      ),
      also: 'chilis molten chocolate cake, triple chocolate meltdown, chilis lava cake, double chocolate fudge coke cake, coca cola cake',
    },
    {
      ...printed(
        ['ch-cf-cheesecake', 'Cheesecake Factory cheesecake', 'Cakes and pies'],
        [369, 6.2, 27.1, 26.2],
        { '1 slice': 225, '1 piece': 225 },
      ),
      also: 'cheesecake factory original cheesecake, original cheesecake',
    },
    {
      ...printed(
        ['ch-costco-ice', 'Costco soft serve', 'Ice cream and frozen dairy desserts'],
        [177, 4.5, 24.2, 6.8],
        { '1 cup': 310, '1 sundae': 400, '1 cone': 310 },
      ),
      also: 'costco ice cream, costco sundae, costco ice cream cup, costco strawberry sundae, costco frozen yogurt',
    },
    {
      ...printed(
        ['ch-junior-mints', 'Junior Mints', 'Candy containing chocolate'],
        [425, 2.5, 87.5, 7.5],
        { '1 box': 99, '1 piece': 2.5, '1 movie box': 99, '1 small box': 45 },
      ),
      usual: 40,
    },
    {
      ...printed(
        ['ch-dq-cake', 'Dairy Queen ice cream cake', 'Ice cream and frozen dairy desserts'],
        [271, 5, 37.9, 11.4],
        { '1 slice': 140, '1 piece': 140 },
      ),
      also: 'dq cake, dq ice cream cake, dq ice cream cake slice',
    },
  ],
};
