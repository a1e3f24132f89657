import type { EveryNutrient } from '#shared/records/every-nutrient';

/** From this age in years on: what men and boys need a day, and what women and girls do. */
export interface Need {
  age: number;
  male: number;
  female: number;
}

interface Published {
  /** Of the report. */
  year: number;
  /** Youngest first. In the nutrient's unit, a day. */
  of: readonly Need[];
}

interface Needs extends Published {
  /** RDA: covers 97 to 98 % of people. AI: what seems enough, where too little is known for that. */
  kind: 'recommended' | 'adequate';
}

/**
 * Recommended dietary allowances and adequate intakes: Dietary Reference Intakes of the National Academies of
 * Sciences, Engineering, and Medicine (United States and Canada), for people of 9 and older who are neither
 * pregnant nor breastfeeding. Each is an age and what is needed from it on, 'men/women' where they differ.
 */
export const DAILY_NEEDS: Readonly<Partial<Record<EveryNutrient, Needs>>> = {
  calcium: recommended(2011, '9 1300, 19 1000, 51 1000/1200, 71 1200'),
  iron: recommended(2001, '9 8, 14 11/15, 19 8/18, 51 8'),
  magnesium: recommended(1997, '9 240, 14 410/360, 19 400/310, 31 420/320'),
  phosphorus: recommended(1997, '9 1250, 19 700'),
  potassium: adequate(2019, '9 2500/2300, 14 3000/2300, 19 3400/2600'),
  zinc: recommended(2001, '9 8, 14 11/9, 19 11/8'),
  copper: recommended(2001, '9 0.7, 14 0.89, 19 0.9'),
  selenium: recommended(2000, '9 40, 14 55'),
  vitaminA: recommended(2001, '9 600, 14 900/700'),
  vitaminC: recommended(2000, '9 45, 14 75/65, 19 90/75'),
  thiamin: recommended(1998, '9 0.9, 14 1.2/1, 19 1.2/1.1'),
  riboflavin: recommended(1998, '9 0.9, 14 1.3/1, 19 1.3/1.1'),
  niacin: recommended(1998, '9 12, 14 16/14'),
  vitaminB6: recommended(1998, '9 1, 14 1.3/1.2, 19 1.3, 51 1.7/1.5'),
  folate: recommended(1998, '9 300, 14 400'),
  vitaminB12: recommended(1998, '9 1.8, 14 2.4'),
  choline: adequate(1998, '9 375, 14 550/400, 19 550/425'),
  vitaminD: recommended(2011, '9 15, 71 20'),
  vitaminE: recommended(2000, '9 11, 14 15'),
  vitaminK: adequate(2001, '9 60, 14 75, 19 120/90'),
  linoleic: adequate(2005, '9 12/10, 14 16/11, 19 17/12, 51 14/11'),
  linolenic: adequate(2005, '9 1.2/1, 14 1.6/1.1'),
  water: adequate(2005, '9 2400/2100, 14 3300/2300, 19 3700/2700'),
};

/**
 * Tolerable upper intake levels of the same reports, for what counts from food. Those of magnesium, niacin and vitamin E
 * are of supplements only and are not here; that of vitamin A is of retinol, that of folate of added folic acid.
 */
export const UPPER_LIMITS: Readonly<Partial<Record<EveryNutrient, Published>>> = {
  calcium: published(2011, '9 3000, 19 2500, 51 2000'),
  iron: published(2001, '9 40, 14 45'),
  phosphorus: published(1997, '9 4000, 71 3000'),
  zinc: published(2001, '9 23, 14 34, 19 40'),
  copper: published(2001, '9 5, 14 8, 19 10'),
  selenium: published(2000, '9 280, 14 400'),
  retinol: published(2001, '9 1700, 14 2800, 19 3000'),
  vitaminC: published(2000, '9 1200, 14 1800, 19 2000'),
  vitaminB6: published(1998, '9 60, 14 80, 19 100'),
  folicAcid: published(1998, '9 600, 14 800, 19 1000'),
  choline: published(1998, '9 2000, 14 3000, 19 3500'),
  vitaminD: published(2011, '9 100'),
};

function recommended(year: number, text: string): Needs {
  return { kind: 'recommended', ...published(year, text) };
}

function adequate(year: number, text: string): Needs {
  return { kind: 'adequate', ...published(year, text) };
}

function published(year: number, text: string): Published {
  return {
    year,
    of: text.split(', ').map((row) => {
      const [age, amounts = ''] = row.split(' ');
      const [male, female = male] = amounts.split('/').map(Number);
      return { age: Number(age), male: male ?? NaN, female: female ?? NaN };
    }),
  };
}
