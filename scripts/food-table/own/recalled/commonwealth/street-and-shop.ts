import { RECALLED, type OwnList } from '../../own-food';
import { printed } from '../printed';

/** What is eaten on the street, in shops and in hostels of Britain, Ireland, India, Nigeria and South East Asia. */
export const COMMONWEALTH_STREET: OwnList = {
  note: RECALLED,
  foods: [
    {
      ...printed(
        ['jk-bak-chor-mee', 'Bak chor mee', 'Stir-fry and soy-based sauce mixtures'],
        [150, 8.2, 18.5, 4.8],
        { '1 bowl': 330, '1 plate': 330, '1 serving': 330 },
      ),
      also: 'bak chor mee, bcm, minced pork noodles, mee pok, mee pok dry, dry mee pok, bak chor mee dry',
    },
    {
      ...printed(['jk-munchy-box', 'Munchy box', 'Poultry mixed dishes'], [235, 10, 23, 11.5], {
        '1 box': 900,
        '1 serving': 450,
      }),
      also: 'munchy box, munchie box, munchybox, glasgow munchy box',
    },
    {
      ...printed(['jk-batch-bread', 'Batch bread', 'Yeast breads'], [238, 8.8, 46, 1.9], {
        '1 slice': 45,
        '1 cut': 50,
        '1 loaf': 800,
      }),
      also: 'batch bread, batch loaf, irish batch loaf, brennans batch, plain loaf, pan loaf, plain loaf bread',
    },
    {
      ...printed(['jk-dominos-veg', "Domino's vegetable pizza", 'Pizza'], [235, 9.6, 30, 8.4], {
        '1 slice': 65,
        '1 small slice': 55,
        '1 large slice': 85,
        '1 small': 220,
        '1 regular': 220,
        '1 medium': 400,
        '1 large': 680,
        '2 slices': 130,
      }),
      also: 'dominos farmhouse, farmhouse pizza, dominos farmhouse pizza, dominos veg extravaganza, veg extravaganza pizza, dominos mexican green wave, dominos deluxe veggie, dominos veggie pizza, dominos vegi supreme',
    },
    {
      ...printed(['jk-low-cal-wrap', 'Low calorie wrap', 'Tortillas'], [270, 9, 42, 5.5], {
        '1 wrap': 40,
        '1 tortilla': 40,
      }),
      also: 'low cal tortilla, low calorie tortilla, low cal wrap, low calorie wrap, weight watchers wrap, low cal tortilla wrap, low calorie tortilla wrap',
    },
    {
      ...printed(['jk-la-casera', 'La Casera apple drink', 'Soft drinks'], [42, 0, 10.5, 0], {
        '1 bottle': 350,
        '1 large bottle': 500,
        '1 can': 330,
        '1 glass': 250,
      }),
      also: 'la casera, la casera apple, lacasera, bigi apple, bigi drink, bigi tropical',
    },
    {
      ...printed(
        ['jk-raw-banana', 'Raw banana sabzi', 'Other vegetables and combinations'],
        [112, 1.7, 17, 4.5],
        { '1 serving': 130, '1 katori': 130, '1 bowl': 180 },
      ),
      also: 'raw banana sabzi, raw banana sabji, kacche kele ki sabzi, kacha kela sabzi, raw banana curry, vazhakkai poriyal',
    },
    {
      ...printed(
        ['jk-rooh-afza', 'Rooh Afza with milk', 'Flavored milk, whole'],
        [82, 2.8, 12.5, 2.4],
        { '1 glass': 250, '1 cup': 240, '1 serving': 250 },
      ),
      also: 'rooh afza with milk, roohafza with milk, rooh afza milk, roohafza milk, rooh afza doodh, rose milk, doodh soda',
    },
    {
      ...printed(['jk-cauli-wings', 'Cauliflower wings', 'Fried vegetables'], [185, 4.4, 20, 9.8], {
        '1 piece': 25,
        '1 wing': 25,
        '1 portion': 170,
        '1 serving': 170,
      }),
      also: 'cauliflower wings, cauli wings, buffalo cauliflower, buffalo cauliflower wings, cauliflower bites, cauliflower buffalo wings',
    },
    {
      ...printed(
        ['jk-cauli-steak', 'Cauliflower steak', 'Other vegetables and combinations'],
        [78, 2.3, 6, 5.2],
        { '1 steak': 180, '1 serving': 180 },
      ),
      also: 'cauliflower steak, cauli steak, roasted cauliflower steak, grilled cauliflower steak',
    },
    {
      ...printed(
        ['jk-masala-omelet', 'Masala omelette', 'Eggs and omelets'],
        [165, 10.8, 2.8, 12.4],
        { '1 omelette': 125, '1 egg': 65, '1 serving': 125 },
      ),
      also: 'masala omelette, masala omelet, masala omlette, masala omlet, indian omelette, desi omelette',
    },
  ],
};
