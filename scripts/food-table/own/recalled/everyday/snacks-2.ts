import { RECALLED, type OwnList } from '../../own-food';

const PRINTED_FROM_MEMORY =
  'Figures: recalled from what products of this kind print, no source was opened.';

/** Crisps, salty snacks, bars and powders. */
export const EVERYDAY_SNACKS_2: OwnList = {
  note: RECALLED,
  foods: [
    {
      code: 'x-spam-fritter',
      name: 'Spam fritter (recalled)',
      category: 'Cold cuts and cured meats',
      per100g: { calories: 290, protein: 10, carbs: 19, fat: 19 },
      portions: { '1 fritter': 90, '1 piece': 90 },
      note: PRINTED_FROM_MEMORY,
    },
    {
      code: 'x-fafda-jalebi',
      name: 'Fafda jalebi (recalled)',
      also: 'fafda and jalebi',
      category: 'Pretzels/snack mix',
      per100g: { calories: 450, protein: 10, carbs: 60, fat: 20 },
      portions: { '1 plate': 130, '1 serving': 130, '1 cup': 28 },
      note: PRINTED_FROM_MEMORY,
    },
    {
      code: 'x-dahi-puri',
      name: 'Dahi puri (recalled)',
      also: 'dahi puchka, dahi batata puri',
      category: 'Pretzels/snack mix',
      per100g: { calories: 190, protein: 5, carbs: 27, fat: 7 },
      portions: { '1 plate': 200, '1 piece': 33, '1 cup': 28 },
      usual: 200,
      note: PRINTED_FROM_MEMORY,
    },
    {
      code: 'x-sev-puri',
      name: 'Sev puri (recalled)',
      also: 'sev batata puri, papdi chaat, papri chaat',
      category: 'Pretzels/snack mix',
      per100g: { calories: 220, protein: 5.5, carbs: 29, fat: 9.5 },
      portions: { '1 plate': 170, '1 piece': 28, '1 cup': 28 },
      usual: 170,
      note: PRINTED_FROM_MEMORY,
    },
    {
      code: 'x-teewurst',
      name: 'Teewurst (recalled)',
      also: 'mettwurst, streichmettwurst, zwiebelmettwurst, mettwurst spread',
      category: 'Sausages',
      per100g: { calories: 360, protein: 14, carbs: 1, fat: 33 },
      portions: { '1 slice': 20, '1 serving': 25, '1 tablespoon': 15 },
      note: PRINTED_FROM_MEMORY,
    },
    {
      code: 'x-bierschinken',
      name: 'Bierschinken (recalled)',
      also: 'fleischwurst, lyoner, mortadella slice, jagdwurst, aufschnitt, lyoner wurst',
      category: 'Cold cuts and cured meats',
      per100g: { calories: 240, protein: 14, carbs: 1, fat: 20 },
      portions: { '1 slice': 20, '1 serving': 40 },
      usual: 40,
      note: PRINTED_FROM_MEMORY,
    },
    {
      code: 'x-harzer',
      name: 'Harzer Käse (recalled)',
      also: 'harzer, harzer roller, handkas, handkäse, mainzer käse',
      category: 'Cheese',
      per100g: { calories: 120, protein: 28, carbs: 0.5, fat: 0.7 },
      portions: { '1 piece': 25, '1 roll': 100, '1 slice': 12 },
      usual: 50,
      note: PRINTED_FROM_MEMORY,
    },
  ],
};
