import { byNutrient, type Nutrient } from './nutrients';

/** What each data source calls a nutrient. */
interface NutrientSource {
  /** Heading of its column in the workbooks of FNDDS. */
  fndds: string;
  /** Its number in the USDA's Standard Reference, release 28. */
  sr28: string;
  /**
   * Its key in Open Food Facts, where everything but energy is in grams. Waistline and NutriTrace use the same keys.
   */
  openFoodFacts: string;
  /** Columns in exports of other programs. The first one found is used. */
  cronometer: readonly string[];
  loseIt: readonly string[];
  myFitnessPal: readonly string[];
  /** Matches its column in a user's own table. */
  column: RegExp;
  /** Words of its row on a printed label, in lower case and without accents. */
  label: readonly string[];
}

export const NUTRIENT_SOURCES: Readonly<Record<Nutrient, NutrientSource>> = {
  calories: {
    fndds: 'Energy (kcal)',
    sr28: '208',
    openFoodFacts: 'calories',
    cronometer: ['Energy (kcal)'],
    loseIt: ['Calories'],
    myFitnessPal: ['Calories'],
    column: /^(?:calories|kcal|energy|cals?\b|energie|energía|kalorien|calorías|kj\b)/i,
    label: ['energy', 'energie', 'brennwert', 'energia', 'energetico', 'calories'],
  },
  protein: {
    fndds: 'Protein (g)',
    sr28: '203',
    openFoodFacts: 'proteins',
    cronometer: ['Protein (g)'],
    loseIt: ['Protein (g)'],
    myFitnessPal: ['Protein (g)'],
    column: /^(?:protein|eiwei(?:ß|ss)|proteína|protéine)/i,
    label: [
      ...['protein', 'proteins', 'eiweiss', 'proteines', 'proteine', 'proteinas'],
      ...['eiwitten', 'eiwit'],
    ],
  },
  carbs: {
    fndds: 'Carbohydrate (g)',
    sr28: '205',
    openFoodFacts: 'carbohydrates',
    cronometer: ['Carbs (g)'],
    loseIt: ['Carbohydrates (g)'],
    myFitnessPal: ['Carbohydrates (g)', 'Carbs (g)'],
    column: /^(?:carb|total carb|kohlenhydrate|glucides|hidratos|carboidrati)/i,
    label: [
      ...['carbohydrate', 'carbohydrates', 'kohlenhydrate', 'glucides', 'carboidrati'],
      ...['carbono', 'koolhydraten', 'carbs'],
    ],
  },
  fat: {
    fndds: 'Total Fat (g)',
    sr28: '204',
    openFoodFacts: 'fat',
    cronometer: ['Fat (g)'],
    loseIt: ['Fat (g)'],
    myFitnessPal: ['Fat (g)'],
    column: /^(?:fat|total fat|fett|grasas?|lipides|grassi)\b(?!.*(?:saturated|trans))/i,
    label: [
      ...['fat', 'fett', 'matieres grasses', 'lipides', 'grassi', 'grasas', 'vetten', 'vet'],
      'lipidos',
    ],
  },
  fiber: {
    fndds: 'Fiber, total dietary (g)',
    sr28: '291',
    openFoodFacts: 'fiber',
    cronometer: ['Fiber (g)'],
    loseIt: ['Fiber (g)'],
    myFitnessPal: ['Fiber', 'Fiber (g)'],
    column: /^(?:fib(?:er|re)|dietary fib|ballaststoffe|fibra)/i,
    label: ['fibre', 'fiber', 'ballaststoffe', 'fibres', 'fibra', 'vezels', 'voedingsvezel'],
  },
  sugar: {
    fndds: 'Sugars, total (g)',
    sr28: '269',
    openFoodFacts: 'sugars',
    cronometer: ['Sugars (g)'],
    loseIt: ['Sugars (g)'],
    myFitnessPal: ['Sugar', 'Sugar (g)'],
    column: /^(?:sugars?|total sugars?|zucker|azúcares|sucres)\b/i,
    label: [
      ...['sugars', 'sugar', 'zucker', 'sucres', 'zuccheri', 'azucares', 'suikers'],
      'acucares',
    ],
  },
  saturatedFat: {
    fndds: 'Fatty acids, total saturated (g)',
    sr28: '606',
    openFoodFacts: 'saturated-fat',
    cronometer: ['Saturated (g)'],
    loseIt: ['Saturated Fat (g)'],
    myFitnessPal: ['Saturated Fat', 'Saturated Fat (g)'],
    column: /^(?:saturated|sat\.? fat|fat.*saturated|gesättigte)/i,
    label: [
      ...['saturates', 'saturated', 'satures', 'gesattigte', 'saturi', 'saturadas'],
      ...['verzadigde', 'verzadigd', 'saturados'],
    ],
  },
  sodium: {
    fndds: 'Sodium (mg)',
    sr28: '307',
    openFoodFacts: 'sodium',
    cronometer: ['Sodium (mg)'],
    loseIt: ['Sodium (mg)'],
    myFitnessPal: ['Sodium (mg)', 'Sodium'],
    column: /^(?:sodium|natrium|sodio)/i,
    label: ['sodium', 'natrium', 'sodio'],
  },
  cholesterol: {
    fndds: 'Cholesterol (mg)',
    sr28: '601',
    openFoodFacts: 'cholesterol',
    cronometer: ['Cholesterol (mg)'],
    loseIt: ['Cholesterol (mg)'],
    myFitnessPal: ['Cholesterol', 'Cholesterol (mg)'],
    column: /^(?:cholesterol|cholesterin|colesterol)/i,
    label: ['cholesterol'],
  },
  vitaminC: {
    fndds: 'Vitamin C (mg)',
    sr28: '401',
    openFoodFacts: 'vitamin-c',
    cronometer: ['Vitamin C (mg)'],
    loseIt: [],
    // MyFitnessPal gives a percentage of a daily value, not a weight.
    myFitnessPal: [],
    column: /^(?:vitamin c|vitaminc|ascorbic)/i,
    label: ['vitamin c', 'vitamine c', 'vitamina c'],
  },
};

/** What one source calls each nutrient. */
export function sourceNames<Key extends keyof NutrientSource>(
  source: Key,
): Record<Nutrient, NutrientSource[Key]> {
  return byNutrient((nutrient) => NUTRIENT_SOURCES[nutrient][source]);
}
