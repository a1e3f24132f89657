import { RECALLED, type OwnList } from '../../own-food';

const PRINTED_FROM_MEMORY =
  'Figures: recalled from what products and dishes of this kind print, no source was opened.';

/** Middle eastern and mediterranean plates: what is commonly eaten of it. */
export const SHELF_MIDDLE_EASTERN_AND_MEDITERRANEAN_PLATES_3: OwnList = {
  note: RECALLED,
  foods: [
    {
      code: 'y-french-stew',
      name: 'French stew (recalled)',
      also: 'blanquette de veau, blanquette, pot au feu, navarin, boeuf carottes, veau marengo, poulet basquaise, potee, rougail saucisse, choucroute, choucroute garnie, cassoulet toulousain, garbure, carbonnade flamande, carbonade, stoofvlees, stoverij, waterzooi, lapin a la moutarde',
      category: 'Meat mixed dishes',
      per100g: { calories: 130, protein: 10.5, carbs: 6, fat: 7 },
      portions: { '1 plate': 380, '1 bowl': 350, '1 cup': 240, '1 serving': 350 },
      usual: 350,
      note: PRINTED_FROM_MEMORY,
    },
    {
      code: 'y-confit-duck-le',
      name: 'Confit duck leg (recalled)',
      also: 'confit de canard, cuisse de canard, magret, magret de canard, roast duck leg',
      category: 'Turkey, duck, other poultry',
      per100g: { calories: 265, protein: 22, carbs: 0.5, fat: 19.5 },
      portions: { '1 leg': 180, '1 breast': 200, '1 piece': 180, '1 serving': 170 },
      usual: 170,
      note: PRINTED_FROM_MEMORY,
    },
    {
      code: 'y-salad-with-war',
      name: 'Salad with warm goat cheese (recalled)',
      also: 'salade de chevre chaud, chevre chaud, goat cheese salad, salade composee, salade landaise, salade lyonnaise, salade perigourdine, frisee salad, walnut goat cheese salad, beet and goat cheese salad, beetroot and feta salad, beet salad, pear and gorgonzola salad, halloumi salad, burrata salad, mozzarella salad',
      category: 'Lettuce and lettuce salads',
      per100g: { calories: 165, protein: 6.5, carbs: 8, fat: 12 },
      portions: { '1 plate': 280, '1 bowl': 280, '1 side': 150 },
      usual: 280,
      note: PRINTED_FROM_MEMORY,
    },
    {
      code: 'y-french-onion-s',
      name: 'French onion soup with bread (recalled)',
      also: 'french onion soup gratinee, onion soup gratinee, soupe oignon',
      category: 'Soups, broth-based',
      per100g: { calories: 85, protein: 3.8, carbs: 7.5, fat: 4.3 },
      portions: { '1 bowl': 300, '1 cup': 240 },
      usual: 300,
      note: PRINTED_FROM_MEMORY,
    },
    {
      code: 'y-lyon-tacos',
      name: 'Lyon tacos (recalled)',
      also: "french tacos, tacos lyon, o'tacos, tacos xl, kebab frites, assiette kebab, sandwich americain, sandwich kebab, galette kebab, mitraillette, grec frites",
      category: 'Other Mexican mixed dishes',
      per100g: { calories: 240, protein: 10.5, carbs: 24, fat: 11.5 },
      portions: { '1 taco': 450, '1 sandwich': 380, '1 plate': 550, '1 half': 225 },
      usual: 430,
      note: PRINTED_FROM_MEMORY,
    },
    {
      code: 'y-french-tart-or',
      name: 'French tart or small cake (recalled)',
      also: 'tarte au citron, lemon tart, lemon meringue tart, strawberry tart, french apple tart, tarte aux framboises, paris brest, religieuse, saint honore, st honore, opera cake, fraisier, flan patissier, flan parisien, canele, cannele, kouign amann, quatre quarts, gateau au yaourt, chouquette, ile flottante, buche de noel, tarte tropezienne, curd tart, yorkshire curd tart, manchester tart, gypsy tart, cornflake tart',
      category: 'Cakes and pies',
      per100g: { calories: 350, protein: 5, carbs: 41, fat: 18.5 },
      portions: {
        '1 piece': 100,
        '1 slice': 110,
        '1 madeleine': 25,
        '1 financier': 30,
        '1 canele': 60,
        '1 chouquette': 10,
      },
      usual: 100,
      note: PRINTED_FROM_MEMORY,
    },
    {
      code: 'y-savory-crepe',
      name: 'Galette with ham and cheese (recalled)',
      also: 'galette complete, complete galette, galette bretonne, galette jambon fromage, buckwheat galette, galette saucisse, ham and cheese crepe, crepe jambon fromage, crepe salee, palatschinken savory',
      category: 'Pancakes, waffles, French toast',
      per100g: { calories: 190, protein: 10, carbs: 17, fat: 9 },
      portions: { '1 crepe': 180, '1 galette': 190, '1 piece': 180 },
      usual: 180,
      note: PRINTED_FROM_MEMORY,
    },
  ],
};
