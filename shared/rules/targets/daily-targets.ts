import {
  ADULT,
  isExpecting,
  type Profile,
  TARGET_MAX,
  TARGET_MIN,
  TIMELINE_MAX,
  type WeightUnit,
} from '#shared/records/profile';

import { inCentimetres, inKilograms } from '../units';
import {
  ACTIVITY_FACTORS,
  type Bound,
  dailyExpenditure,
  energyChange,
  KCAL_PER_KG,
  leastPerDay,
  lowestHealthyWeight,
  restingEnergy,
} from './energy';
import { macroTargets, type MacroTargets } from './macro-targets';

/** How a day's energy comes about; all in kcal a day. */
export interface Calculation {
  resting: number;
  factor: number;
  expenditure: number;
  /** Below zero a deficit. */
  change: number;
  bounds: Bound[];
  /** What the formulas give, rounded up to 10. */
  computed: number;
  /** What nobody of this body should go below. */
  least: number;
}

export interface DailyTargets extends MacroTargets {
  calories: number;
  /** Whether `calories` is the person's own number. */
  own: boolean;
  calculation: Calculation;
}

/** Measures of a profile that the formulas read. */
export type Measures = Omit<Profile, 'dailyCalorieTarget' | 'ownTarget' | 'display'>;

/**
 * What to eat a day: the person's own number, or what the published formulas gave when they saved their details.
 * A later weight does not move it, only the person's yes to a check-in.
 */
export function dailyTargets(profile: Profile): DailyTargets {
  const calculation = calculate(profile);
  const { dailyCalorieTarget, ownTarget } = profile;
  const own = ownTarget && dailyCalorieTarget !== null;
  const calories = dailyCalorieTarget ?? calculation.computed;
  return { calories, own, calculation, ...macrosFor(profile, calories) };
}

/** Grams a day as the goal has them, for a day of so many kcal. */
export function macrosFor(profile: Measures, calories: number): MacroTargets {
  const body = { weight: kilograms(profile), height: centimetres(profile) };
  return macroTargets(profile.objective, calories, body);
}

/**
 * The day's energy, with every step on the way.
 * @param measured kcal a day that the body was found to use; by the formulas without it
 */
export function calculate(measures: Measures, measured?: number): Calculation {
  const { age, gender, activityLevel } = measures;
  const weight = kilograms(measures);
  const height = centimetres(measures);
  const resting = Math.max(0, restingEnergy({ weight, height, age, gender }));
  const expenditure = measured ?? dailyExpenditure(resting, activityLevel);
  const { perDay, bounds } = energyChange({
    objective: measures.objective,
    timeline: measures.timeline,
    weight,
    height,
    age,
    gender,
    resting,
    expenditure,
    isExpecting: isExpecting(measures),
    targetWeight: inKilograms(measures.targetWeight, measures.weightUnit),
  });
  return {
    resting: Math.round(resting),
    factor: ACTIVITY_FACTORS[activityLevel],
    expenditure: Math.round(expenditure),
    change: Math.round(perDay),
    bounds,
    computed: inRange(Math.ceil((expenditure + perDay) / 10) * 10),
    least: Math.round(leastPerDay({ gender, resting })),
  };
}

/**
 * Weeks in which the target weight, or the lowest healthy one above it, is likely to be reached.
 * @param calories what is eaten a day, in kcal
 * @returns null where this energy does not lead there, or only after years
 */
export function weeksToTarget(measures: Measures, calories: number): number | null {
  const { age, objective } = measures;
  // Under 18 and in pregnancy nothing is promised.
  if (age < ADULT || isExpecting(measures) || objective === 'maintain_weight') return null;
  const left = aimOf(measures) - kilograms(measures);
  // Past the target the weight is kept: what rounding leaves leads nowhere.
  if (left < 0 !== (objective === 'lose_weight')) return null;
  const perWeek = ((calories - calculate(measures).expenditure) * 7) / KCAL_PER_KG;
  const weeks = perWeek === 0 ? 0 : left / perWeek;
  return weeks >= 1 && weeks <= TIMELINE_MAX ? weeks : null;
}

/** Whether the target weight is reached more than a week later than asked, or not at all. */
export function isLate(measures: Measures, calories: number): boolean {
  const weeks = weeksToTarget(measures, calories);
  return weeks === null || weeks > measures.timeline + 1;
}

/** In the profile's unit, to one decimal: the lowest healthy weight where the target is below; null elsewhere. */
export function healthyAim(measures: Measures): number | null {
  const { targetWeight, weightUnit } = measures;
  const aim = aimOf(measures);
  if (aim <= inKilograms(targetWeight, weightUnit)) return null;
  return Math.ceil((aim / inKilograms(1, weightUnit)) * 10) / 10;
}

/** In kg. */
function aimOf(measures: Measures): number {
  const target = inKilograms(measures.targetWeight, measures.weightUnit);
  if (measures.objective !== 'lose_weight') return target;
  return Math.max(target, lowestHealthyWeight(centimetres(measures)));
}

// In cm and kg: outside of them almost always another unit or a slip.
const ADULT_HEIGHTS = { least: 120, most: 220 };
const WEIGHTS = { least: 30, most: 250 };

/** The measures that are possible and yet most likely a slip; they are asked about once. */
export function unusualMeasures(
  measures: Measures,
): ('height' | 'currentWeight' | 'targetWeight')[] {
  const isHeight = measures.age < ADULT || isWithin(centimetres(measures), ADULT_HEIGHTS);
  const weights = (['currentWeight', 'targetWeight'] as const).filter((field) =>
    isUnusualWeight(measures[field], measures.weightUnit),
  );
  return [...(isHeight ? [] : ['height' as const]), ...weights];
}

/** Whether a body weight is possible and yet most likely a slip. */
export function isUnusualWeight(weight: number, unit: WeightUnit): boolean {
  return !isWithin(inKilograms(weight, unit), WEIGHTS);
}

function isWithin(value: number, { least, most }: { least: number; most: number }): boolean {
  return value >= least && value <= most;
}

/** The profile as it is to be kept: with the formulas' number where the person has none of their own. */
export function withTarget(profile: Profile): Profile {
  if (profile.ownTarget && profile.dailyCalorieTarget !== null) return profile;
  return { ...profile, ownTarget: false, dailyCalorieTarget: calculate(profile).computed };
}

function inRange(calories: number): number {
  return Math.min(TARGET_MAX, Math.max(TARGET_MIN, calories));
}

function kilograms({ currentWeight, weightUnit }: Measures): number {
  return inKilograms(currentWeight, weightUnit);
}

function centimetres({ height, heightUnit }: Measures): number {
  return inCentimetres(height, heightUnit);
}
