import type { DetailNutrient } from '#shared/records/detail-nutrients';

/**
 * The releases' names for each nutrient: headings of FNDDS and numbers of SR28, which are added up. An empty list means
 * that the release does not have it, and it is unknown for its foods.
 */
export const DETAIL_SOURCES: Readonly<
  Record<DetailNutrient, { fndds: readonly string[]; sr28: readonly string[] }>
> = {
  calcium: { fndds: ['Calcium (mg)'], sr28: ['301'] },
  iron: { fndds: ['Iron (mg)'], sr28: ['303'] },
  magnesium: { fndds: ['Magnesium (mg)'], sr28: ['304'] },
  phosphorus: { fndds: ['Phosphorus (mg)'], sr28: ['305'] },
  potassium: { fndds: ['Potassium (mg)'], sr28: ['306'] },
  zinc: { fndds: ['Zinc (mg)'], sr28: ['309'] },
  copper: { fndds: ['Copper (mg)'], sr28: ['312'] },
  selenium: { fndds: ['Selenium (mcg)'], sr28: ['317'] },
  vitaminA: { fndds: ['Vitamin A, RAE (mcg_RAE)'], sr28: ['320'] },
  retinol: { fndds: ['Retinol (mcg)'], sr28: ['319'] },
  thiamin: { fndds: ['Thiamin (mg)'], sr28: ['404'] },
  riboflavin: { fndds: ['Riboflavin (mg)'], sr28: ['405'] },
  niacin: { fndds: ['Niacin (mg)'], sr28: ['406'] },
  vitaminB6: { fndds: ['Vitamin B-6 (mg)'], sr28: ['415'] },
  folate: { fndds: ['Folate, DFE (mcg_DFE)'], sr28: ['435'] },
  folicAcid: { fndds: ['Folic acid (mcg)'], sr28: ['431'] },
  vitaminB12: { fndds: ['Vitamin B-12 (mcg)'], sr28: ['418'] },
  choline: { fndds: ['Choline, total (mg)'], sr28: ['421'] },
  vitaminD: { fndds: ['Vitamin D (D2 + D3) (mcg)'], sr28: ['328'] },
  vitaminE: { fndds: ['Vitamin E (alpha-tocopherol) (mg)'], sr28: ['323'] },
  vitaminK: { fndds: ['Vitamin K (phylloquinone) (mcg)'], sr28: ['430'] },
  monounsaturated: { fndds: ['Fatty acids, total monounsaturated (g)'], sr28: ['645'] },
  polyunsaturated: { fndds: ['Fatty acids, total polyunsaturated (g)'], sr28: ['646'] },
  linoleic: { fndds: ['18:2 (g)'], sr28: ['618'] },
  linolenic: { fndds: ['18:3 (g)'], sr28: ['619'] },
  epaDha: { fndds: ['20:5 n-3 (g)', '22:6 n-3 (g)'], sr28: ['629', '621'] },
  betaCarotene: { fndds: ['Carotene, beta (mcg)'], sr28: ['321'] },
  lycopene: { fndds: ['Lycopene (mcg)'], sr28: ['337'] },
  lutein: { fndds: ['Lutein + zeaxanthin (mcg)'], sr28: ['338'] },
  water: { fndds: ['Water (g)'], sr28: ['255'] },
  alcohol: { fndds: ['Alcohol (g)'], sr28: ['221'] },
  caffeine: { fndds: ['Caffeine (mg)'], sr28: ['262'] },
};
