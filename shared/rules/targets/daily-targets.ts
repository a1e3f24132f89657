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

/** How a day's energy is calculated; all in kcal per day. */
export interface Calculation {
  resting: number;
  factor: number;
  expenditure: number;
  /** Below zero for a deficit. */
  change: number;
  bounds: Bound[];
  /** The result of the formulas, rounded up to 10. */
  computed: number;
  /** The minimum to eat for this body. */
  least: number;
}

export interface DailyTargets extends MacroTargets {
  calories: number;
  /** Whether the user has set `calories`. */
  own: boolean;
  calculation: Calculation;
}

/** The fields of a profile that the formulas use. */
export type Measures = Omit<Profile, 'dailyCalorieTarget' | 'ownTarget' | 'display'>;

/**
 * The targets of a day: by the user's own number, or by the result of the published formulas when the profile was saved.
 * A later weight does not change them; only an accepted check-in does.
 */
export function dailyTargets(profile: Profile): DailyTargets {
  const calculation = calculate(profile);
  const { dailyCalorieTarget, ownTarget } = profile;
  const own = ownTarget && dailyCalorieTarget !== null;
  const calories = dailyCalorieTarget ?? calculation.computed;
  return { calories, own, calculation, ...macrosFor(profile, calories) };
}

/** Grams per day by the user's goal, for a day with that many kcal. */
export function macrosFor(profile: Measures, calories: number): MacroTargets {
  const body = { weight: kilograms(profile), height: centimetres(profile) };
  return macroTargets(profile.objective, calories, body);
}

/**
 * The day's energy, with every step of the calculation.
 * @param measured the measured expenditure in kcal per day; without it, the formulas are used
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
 * Weeks in which the target weight, or the lowest healthy weight if that is higher, is likely to be reached.
 * @param calories kcal eaten per day
 * @returns null if this energy does not lead there, or only after years
 */
export function weeksToTarget(measures: Measures, calories: number): number | null {
  const { age, objective } = measures;
  // No prediction under 18 and in pregnancy.
  if (age < ADULT || isExpecting(measures) || objective === 'maintain_weight') return null;
  const kilogramsToGo = aimOf(measures) - kilograms(measures);
  // Past the target, the weight is kept: the rest that rounding leaves does not count.
  if (kilogramsToGo < 0 !== (objective === 'lose_weight')) return null;
  const perWeek = ((calories - calculate(measures).expenditure) * 7) / KCAL_PER_KG;
  const weeks = perWeek === 0 ? 0 : kilogramsToGo / perWeek;
  return weeks >= 1 && weeks <= TIMELINE_MAX ? weeks : null;
}

/** Whether the target weight is reached more than a week later than asked, or not at all. */
export function isLate(measures: Measures, calories: number): boolean {
  const weeks = weeksToTarget(measures, calories);
  return weeks === null || weeks > measures.timeline + 1;
}

/** The lowest healthy weight, in the profile's unit and to one decimal; null unless the target is below it. */
export function healthyAim(measures: Measures): number | null {
  const { targetWeight, weightUnit } = measures;
  const aim = aimOf(measures);
  if (aim <= inKilograms(targetWeight, weightUnit)) return null;
  return Math.ceil((aim / inKilograms(1, weightUnit)) * 10) / 10;
}

/** The target weight, or the lowest healthy weight if that is higher, in kg. */
function aimOf(measures: Measures): number {
  const target = inKilograms(measures.targetWeight, measures.weightUnit);
  if (measures.objective !== 'lose_weight') return target;
  return Math.max(target, lowestHealthyWeight(centimetres(measures)));
}

// In cm and kg. Values outside of these ranges almost always have another unit or a typing error.
const ADULT_HEIGHTS = { least: 120, most: 220 };
const WEIGHTS = { least: 30, most: 250 };

/** The measures that are possible but probably a mistake; the user is asked about them once. */
export function unusualMeasures(
  measures: Measures,
): ('height' | 'currentWeight' | 'targetWeight')[] {
  const isHeight = measures.age < ADULT || isWithin(centimetres(measures), ADULT_HEIGHTS);
  const weights = (['currentWeight', 'targetWeight'] as const).filter((field) =>
    isUnusualWeight(measures[field], measures.weightUnit),
  );
  return [...(isHeight ? [] : ['height' as const]), ...weights];
}

/** Whether a body weight is possible but probably a mistake. */
export function isUnusualWeight(weight: number, unit: WeightUnit): boolean {
  return !isWithin(inKilograms(weight, unit), WEIGHTS);
}

function isWithin(value: number, { least, most }: { least: number; most: number }): boolean {
  return value >= least && value <= most;
}

/** The profile to store: with the formulas' number if the user has not set one. */
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
