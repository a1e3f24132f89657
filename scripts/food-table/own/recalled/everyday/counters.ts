import { PRINTED_FROM_MEMORY, printed } from '../printed';
import { RECALLED, type OwnList } from '../../own-food';

/** What is bought over a counter: takeaways, bakeries and corner shops of many lands. */
export const EVERYDAY_COUNTERS: OwnList = {
  note: RECALLED,
  foods: [
    // Takeaways.
    {
      ...printed(
        ['x-meat-pakora', 'Chicken, fish or haggis pakora', 'Poultry mixed dishes'],
        [245, 16, 14, 14],
        {
          '1 portion': 250,
          '1 piece': 28,
          '1 pakora': 28,
          '1 serving': 250,
          '1 plate': 250,
        },
      ),
      also: 'chicken pakora, chicken pakoras, fish pakora, haggis pakora, lamb pakora, prawn pakora',
    },
    {
      ...printed(
        ['x-pakora-sauce', 'Pakora sauce', 'Dips, gravies, other sauces'],
        [95, 2, 13, 4],
        {
          '1 pot': 60,
          '1 tbsp': 15,
          '1 serving': 40,
        },
      ),
      also: 'pink sauce, pink pakora sauce, red pakora sauce, indian pink sauce',
      usual: 40,
    },
    {
      ...printed(
        ['x-doner-naan', 'Doner kebab in a naan', 'Meat and BBQ sandwiches'],
        [245, 11, 23, 12],
        {
          '1 kebab': 430,
          '1 naan': 430,
          '1 serving': 430,
        },
      ),
      also: 'doner in naan, donner in naan, doner in a naan, donner in a naan, lamb donner in naan, lamb doner in naan, chicken doner in naan, chicken donner in naan, doner on naan, donner on naan, kebab in naan, kebab in a naan, kebab on naan, naan kebab, naan doner, donner kebab in naan, doner kebab in naan, donner kebab naan, doner kebab on naan, mixed kebab in naan',
    },
    {
      ...printed(['x-garlic-finger', 'Garlic fingers with cheese', 'Pizza'], [300, 11, 34, 13], {
        '1 finger': 45,
        '1 piece': 45,
        '1 serving': 180,
        '1 small': 350,
        '1 medium': 550,
      }),
      also: 'garlic fingers, garlic fingers with donair sauce, garlic cheese fingers',
      usual: 180,
    },
    {
      ...printed(
        ['x-falafel-box', 'Falafel salad box', 'Bean, pea, legume dishes'],
        [130, 4.5, 12, 7],
        {
          '1 box': 370,
          '1 bowl': 370,
          '1 serving': 370,
          '1 small': 250,
        },
      ),
      also: 'falafel salad, falafel mezze, falafel mezze salad, falafel mezze box, mezze salad box, falafel box, falafel bowl, falafel salad bowl, falafel mezze salad box, falafel and hummus salad, falafel and houmous salad, mezze box, falafel plate',
    },
    {
      code: 'x-chick-mayo-sw',
      name: 'Chicken mayonnaise sandwich (recalled)',
      also: 'chicken mayo sandwich, chicken mayo sarmie, chicken and mayo sandwich, chicken mayo sarnie, chicken and mayonnaise sandwich, chicken mayo sanger, chicken mayo on brown, chicken mayo on white, chicken mayo bread',
      category: 'Chicken fillet sandwiches',
      per100g: { calories: 235, protein: 13, carbs: 22, fat: 10.5 },
      portions: { '1 sandwich': 175, '1 pack': 175, '1 half': 88 },
      note: PRINTED_FROM_MEMORY,
    },
    // Bakeries.
    {
      ...printed(['x-egg-pie', 'Filipino egg pie', 'Cakes and pies'], [235, 5.5, 32, 9.5], {
        '1 slice': 110,
        '1 piece': 110,
      }),
      also: 'egg pie, filipino custard pie',
    },
    {
      ...printed(['x-buko-pie', 'Buko pie', 'Cakes and pies'], [265, 4, 35, 12.5], {
        '1 slice': 120,
        '1 piece': 120,
        '1 pie': 900,
      }),
      also: 'coconut pie filipino, young coconut pie',
      usual: 120,
    },
    {
      ...printed(['x-mamon', 'Mamon', 'Cakes and pies'], [330, 7.5, 47, 12.5], {
        '1 mamon': 55,
        '1 piece': 55,
        '1 slice': 50,
      }),
      also: 'mamón, kababayan, taisan, taisan slice, mantecada, mantecadas, torta mamon',
    },
    {
      ...printed(['x-sweet-empanad', 'Sweet empanada', 'Cakes and pies'], [335, 4.5, 50, 13], {
        '1 empanada': 90,
        '1 piece': 90,
      }),
      also: 'empanada de calabaza, empanada de piña, empanada de pina, empanada de manzana, empanada dulce, pumpkin empanada, pineapple empanada, apple empanada',
    },
    {
      ...printed(['x-spiced-bun', 'Jamaican spiced bun', 'Rolls and buns'], [305, 6.5, 62, 4], {
        '1 slice': 60,
        '1 bun': 110,
        '1 piece': 60,
      }),
      also: 'spiced bun, jamaican bun, jamaican easter bun, bulla, bulla cake, spice bun, currants roll, currant roll, currants rolls',
      usual: 90,
    },
    {
      ...printed(
        ['x-kitkat-finger', 'KitKat finger', 'Candy containing chocolate'],
        [515, 7, 62, 26],
        {
          '1 finger': 10.4,
          '1 piece': 10.4,
        },
      ),
      also: 'kit kat finger, kit kat fingers, kitkat fingers, finger of kit kat, fingers of kit kat',
    },
    {
      ...printed(
        ['x-lemon-pancake', 'Pancake with lemon and sugar', 'Pancakes, waffles, French toast'],
        [205, 5.5, 31, 6.5],
        {
          '1 pancake': 68,
          '1 piece': 68,
        },
      ),
      also: 'pancakes with lemon and sugar, pancakes lemon and sugar, pancakes and lemon and sugar, lemon and sugar pancakes, pancakes with sugar and lemon, lemon sugar pancakes, lemon sugar pancake, sugar and lemon pancakes, pancakes with lemon & sugar, lemon and sugar crepe, crepe with lemon and sugar, crepes with lemon and sugar',
      usual: 136,
    },
    // Nigeria's and Ghana's soft loaves, and what lies beside them.
    {
      ...printed(['x-agidi', 'Agidi', 'Grits and other cooked cereals'], [52, 1.1, 11.5, 0.2], {
        '1 wrap': 220,
        '1 piece': 220,
        '1 serving': 220,
      }),
      also: 'eko, agidi white, eko wrap, solid pap, kafa',
    },
    {
      ...printed(
        ['x-garden-stew', 'Garden egg stew', 'Other vegetables and combinations'],
        [120, 3.5, 7, 9],
        {
          '1 bowl': 250,
          '1 serving': 200,
          '1 cup': 240,
          '1 ladle': 110,
        },
      ),
      also: 'garden eggs stew, garden egg stew with fish',
      usual: 200,
    },
    {
      ...printed(['x-kuli-kuli', 'Kuli kuli', 'Nuts and seeds'], [530, 32, 27, 34], {
        '1 piece': 8,
        '1 handful': 30,
        '1 packet': 50,
      }),
      also: 'kulikuli, kulikuli snack',
      usual: 30,
    },
    {
      ...printed(
        ['x-tofu-skin', 'Tofu skin, soaked', 'Soy and meat-alternative products'],
        [190, 19, 6, 10.5],
        {
          '1 sheet': 30,
          '1 piece': 15,
          '1 knot': 10,
          '1 serving': 60,
        },
      ),
      also: 'tofu skin, tofu skins, yuba, bean curd skin, beancurd skin, tofu knot, tofu knots, bean curd sticks, fuzhu, fu zhu, tofu stick',
      usual: 60,
    },
    {
      ...printed(
        ['x-quarkball', 'Quarkbällchen', 'Doughnuts, sweet rolls, pastries'],
        [345, 8, 45, 15],
        {
          '1 piece': 35,
          '1 ball': 35,
        },
      ),
      also: 'quarkbaellchen, quarkini, mutzen, mutzenmandeln',
      usual: 105,
    },
    {
      ...printed(
        ['x-honey-potato', 'Honey chilli potato', 'French fries and other fried white potatoes'],
        [225, 3, 33, 9],
        {
          '1 plate': 250,
          '1 serving': 250,
          '1 bowl': 220,
        },
      ),
      also: 'honey chilli potatoes, honey chili potato, crispy honey potato, crispy chilli potato, chilli potato',
    },
    {
      ...printed(
        ['x-pancake-roll', 'Pancake roll', 'Egg rolls, dumplings, sushi'],
        [215, 6.5, 25, 10],
        { '1 roll': 150, '1 piece': 150 },
      ),
      also: 'vegetable pancake roll, chicken pancake roll, jumbo spring roll',
    },
    {
      ...printed(
        ['x-crisp-seaweed', 'Crispy seaweed, Chinese takeaway', 'Fried vegetables'],
        [460, 6, 22, 39],
        { '1 serving': 60, '1 portion': 60, '1 bag': 60 },
      ),
      also: 'crispy seaweed, crispy chinese seaweed, deep fried seaweed, crispy kale seaweed',
    },
    {
      ...printed(
        ['x-all-bran', 'All-Bran', 'Ready-to-eat cereal, higher sugar (>21.2g/100g)'],
        [335, 14, 48, 3.5],
        {
          '1 serving': 40,
          '1 bowl': 40,
          '1 cup': 60,
          '1 handful': 20,
        },
      ),
      also: 'all bran, kelloggs all bran, kellogs all bran, all bran original, bran buds, bran sticks, allbran',
    },
  ],
};
