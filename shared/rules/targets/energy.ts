import { type ActivityLevel, ADULT, type Gender, type Objective } from '#shared/records/profile';

// Mifflin MD et al., Am J Clin Nutr 1990;51:241-7. 'Other' is the mean of the two constants.
const CONSTANTS: Record<Gender, number> = { male: 5, female: -161, other: -78 };

/** Factors by which resting energy is multiplied for the day's activity (those used with Mifflin-St Jeor). */
export const ACTIVITY_FACTORS: Record<ActivityLevel, number> = {
  sedentary: 1.2,
  light: 1.375,
  moderate: 1.55,
  active: 1.725,
  very_active: 1.9,
};

/** The user's goal and body; weights in kg, energies in kcal per day. */
export interface Wish {
  objective: Objective;
  weight: number;
  targetWeight: number;
  height: number;
  age: number;
  gender: Gender;
  /** Weeks. */
  timeline: number;
  resting: number;
  expenditure: number;
  /** Pregnant or breastfeeding. */
  isExpecting: boolean;
}

/**
 * What limits the change of energy. rate: a share of the body weight per week. share: a share of the expenditure.
 * most: 1,000 kcal per day. floor: the minimum to eat per day. minor, expecting, underweight: no deficit at all.
 * healthy-weight: not below a body mass index of 18.5. reached: the target weight needs no change in this direction.
 */
export type Bound =
  | 'rate'
  | 'share'
  | 'most'
  | 'floor'
  | 'minor'
  | 'expecting'
  | 'underweight'
  | 'healthy-weight'
  | 'reached';

export interface EnergyChange {
  /** kcal a day; below zero a deficit. */
  perDay: number;
  bounds: Bound[];
}

/**
 * kcal per kilogram of body weight, the textbook value. It fits people with much body fat and is too high for lean
 * people (Hall, Int J Obes 2008;32:573-6).
 */
export const KCAL_PER_KG = 7_700;

/** Losing up to 1 % of the weight a week keeps lean mass (Garthe 2011; Helms 2014). */
const LOSS_PER_WEEK = 0.01;
const DEFICIT_SHARE = 0.25;
/** kcal a day: the upper end of the NHLBI's 500 to 1,000. */
export const DEFICIT_MOST = 1_000;
/** Body mass index below which a person is underweight (World Health Organization). */
const INDEX_LEAST = 18.5;

/** kcal per day below which nobody should go without a doctor. 'Other' is the mean of the two. */
const FLOORS: Record<Gender, number> = { female: 1_200, male: 1_500, other: 1_350 };

// Gaining faster adds fat rather than muscle (Iraki, Sports 2019;7:154).
const GAINS = {
  gain_muscle: { perWeek: 0.0025, share: 0.1 },
  bulk: { perWeek: 0.005, share: 0.2 },
} as const;

/** The minimum to eat, in kcal per day: the resting energy, but never less than the floor. */
export function leastPerDay({ gender, resting }: Pick<Wish, 'gender' | 'resting'>): number {
  return Math.max(FLOORS[gender], resting);
}

/** How much the day's energy should differ from the expenditure. */
export function energyChange(wish: Wish): EnergyChange {
  switch (wish.objective) {
    case 'maintain_weight':
      return { perDay: 0, bounds: [] };
    case 'lose_weight':
      return deficit(wish);
    default:
      return surplus(wish, GAINS[wish.objective]);
  }
}

function deficit(wish: Wish): EnergyChange {
  const { weight, height, age, timeline, expenditure } = wish;
  if (age < ADULT) return { perDay: 0, bounds: ['minor'] };
  if (wish.isExpecting) return { perDay: 0, bounds: ['expecting'] };
  if (bodyMassIndex(weight, height) < INDEX_LEAST) return { perDay: 0, bounds: ['underweight'] };
  const aim = Math.max(wish.targetWeight, lowestHealthyWeight(height));
  const wanted = perDay(weight - aim, timeline);
  if (wanted <= 0) return { perDay: 0, bounds: ['reached'] };
  const limits: [Bound, number][] = [
    ['rate', perDay(weight * LOSS_PER_WEEK, 1)],
    ['share', expenditure * DEFICIT_SHARE],
    ['most', DEFICIT_MOST],
    ['floor', Math.max(0, expenditure - leastPerDay(wish))],
  ];
  const bounded = within(wanted, limits);
  const bounds = aim > wish.targetWeight ? ['healthy-weight' as const] : [];
  return { perDay: -bounded.perDay, bounds: [...bounds, ...bounded.bounds] };
}

function surplus(wish: Wish, { perWeek, share }: { perWeek: number; share: number }): EnergyChange {
  const { weight, targetWeight, timeline, expenditure } = wish;
  const wanted = perDay(targetWeight - weight, timeline);
  if (wanted <= 0) return { perDay: 0, bounds: ['reached'] };
  return within(wanted, [
    ['rate', perDay(weight * perWeek, 1)],
    ['share', expenditure * share],
  ]);
}

/** The wanted change, or the lowest limit with its name. */
function within(wanted: number, limits: [Bound, number][]): EnergyChange {
  const [name, lowest] = limits.reduce((one, other) => (other[1] < one[1] ? other : one));
  return lowest < wanted ? { perDay: lowest, bounds: [name] } : { perDay: wanted, bounds: [] };
}

/** kcal per day that change the weight by this many kg in this many weeks. */
function perDay(kilograms: number, weeks: number): number {
  return (kilograms * KCAL_PER_KG) / (weeks * 7);
}

/** The measures that resting energy is calculated from. */
export interface Person {
  /** kg */
  weight: number;
  /** cm */
  height: number;
  /** Years. */
  age: number;
  gender: Gender;
}

/**
 * Resting energy by Mifflin-St Jeor: 10 x weight + 6.25 x height - 5 x age + a constant. Among the common formulas,
 * it is most often within 10 % of measured values (Frankenfield, J Am Diet Assoc 2005;105:775-89). Derived from
 * adults of 19 to 78 years.
 * @returns kcal a day
 */
export function restingEnergy({ weight, height, age, gender }: Person): number {
  return 10 * weight + 6.25 * height - 5 * age + CONSTANTS[gender];
}

/** @returns kcal per day that keep the weight constant */
export function dailyExpenditure(resting: number, activity: ActivityLevel): number {
  return resting * ACTIVITY_FACTORS[activity];
}

/** kg/m2 */
export function bodyMassIndex(weight: number, height: number): number {
  return weight / (height / 100) ** 2;
}

/** In kg, for a height in cm. */
export function lowestHealthyWeight(height: number): number {
  return weightAtIndex(INDEX_LEAST, height);
}

/** The weight, in kg, at which a height (cm) has a body mass index. */
export function weightAtIndex(index: number, height: number): number {
  return index * (height / 100) ** 2;
}
