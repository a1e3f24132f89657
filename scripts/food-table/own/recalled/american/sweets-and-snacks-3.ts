import { PRINTED_FROM_MEMORY } from '../printed';
import type { OwnList } from '../../own-food';

/** American shelves, chains and kitchens: sweets and snacks, as such products and plates commonly print or weigh. */
export const AMERICAN_SWEETS_AND_SNACKS_3: OwnList = {
  note: PRINTED_FROM_MEMORY,
  foods: [
    {
      code: 'z-smoked-almonds',
      name: 'Smokehouse almonds (recalled)',
      also: 'smoked almonds, blue diamond almonds, blue diamond smokehouse almonds, wasabi almonds, bold almonds',
      category: 'Nuts and seeds',
      per100g: { calories: 607, protein: 21, carbs: 18, fat: 54 },
      portions: { '1 almond': 1.2, '1 piece': 1.2, '1 handful': 28, '1 cup': 140, '1 can': 170 },
      usual: 28,
    },
    {
      code: 'z-slim-jim',
      name: 'Slim Jim (recalled)',
      also: 'slim jim giant, giant slim jim, monster slim jim, gas station beef stick',
      category: 'Cold cuts and cured meats',
      per100g: { calories: 520, protein: 22, carbs: 11, fat: 43 },
      portions: { '1 stick': 28, '1 small stick': 8, '1 giant': 27, '1 monster': 55 },
      usual: 28,
    },
    {
      code: 'z-pb2',
      name: 'Powdered peanut butter (recalled)',
      also: 'pb2, pb fit, pbfit, powdered pb, peanut butter powder, pb powder',
      category: 'Nuts and seeds',
      per100g: { calories: 460, protein: 46, carbs: 38, fat: 12 },
      portions: { '1 tbsp': 6.5, '1 serving': 13, '1 scoop': 13 },
      usual: 13,
    },
    {
      code: 'z-miracle-whip',
      name: 'Miracle Whip (recalled)',
      also: 'miracle whip dressing, salad dressing spread',
      category: 'Mayonnaise',
      per100g: { calories: 265, protein: 0.5, carbs: 13, fat: 23 },
      portions: { '1 tbsp': 15, '1 tsp': 5 },
    },
    {
      code: 'z-p3-pack',
      name: 'Meat, cheese and nuts to snack (recalled)',
      also: 'p3 pack, p3 protein pack, hormel snack tray, hillshire snacking tray, sargento balanced breaks, balanced breaks',
      category: 'Cold cuts and cured meats',
      per100g: { calories: 350, protein: 20, carbs: 9, fat: 26 },
      portions: { '1 pack': 56, '1 tray': 70, '1 box': 120 },
      usual: 56,
    },
    {
      code: 'z-cottage-dbl',
      name: 'Cottage Doubles with cheese and fruit (recalled)',
      also: 'cottage double, breakstones cottage dbl, breakstone cottage doubles, good culture with fruit',
      category: 'Cottage/ricotta cheese',
      per100g: { calories: 90, protein: 9, carbs: 11, fat: 1.7 },
      portions: { '1 container': 133, '1 cup': 226, '1 bowl': 226 },
    },
  ],
};
