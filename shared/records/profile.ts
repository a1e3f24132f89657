import * as z from 'zod';

import { defineRecord } from './record';
import { remindersSchema, timeZoneSchema } from './reminders';

export const OBJECTIVES = ['lose_weight', 'gain_muscle', 'maintain_weight', 'bulk'] as const;
export const HEIGHT_UNITS = ['cm', 'ft_in'] as const;
export const WEIGHT_UNITS = ['kg', 'lbs'] as const;
export const ACTIVITY_LEVELS = ['sedentary', 'light', 'moderate', 'active', 'very_active'] as const;
export const GENDERS = ['male', 'female', 'other'] as const;
const ENERGY_UNITS = ['kcal', 'kJ'] as const;
const VOLUME_UNITS = ['ml', 'fl_oz'] as const;
const WEEK_STARTS = ['monday', 'sunday', 'saturday'] as const;
/** no: said so. Who has not answered has no field. */
export const EXPECTING = ['no', 'pregnant', 'breastfeeding'] as const;
const CLOCKS = ['12', '24'] as const;

export type Objective = (typeof OBJECTIVES)[number];
export type HeightUnit = (typeof HEIGHT_UNITS)[number];
export type WeightUnit = (typeof WEIGHT_UNITS)[number];
export type ActivityLevel = (typeof ACTIVITY_LEVELS)[number];
export type Gender = (typeof GENDERS)[number];
export type WeekStart = (typeof WEEK_STARTS)[number];
export type Expecting = (typeof EXPECTING)[number];

export const AGE_MIN = 13;
export const AGE_MAX = 120;
export const TIMELINE_MAX = 520;
export const TARGET_MIN = 800;
export const TARGET_MAX = 10_000;

/** Younger people have no aim to lose weight. */
export const ADULT = 18;

export const AGE_WORDS = `Platelog is for people of ${AGE_MIN} and older.`;

/** A body weight in the record's own unit, of two decimals. */
export const weightSchema = z
  .number()
  .min(20, 'This is too low for a weight.')
  .max(999.99, 'This is too high for a weight.')
  .multipleOf(0.01, 'Two decimals are enough.');

const displayChoices = z
  .object({
    /** Energy is stored in kcal either way. */
    energy: z.enum(ENERGY_UNITS),
    /** Volume is stored in ml either way. */
    volume: z.enum(VOLUME_UNITS),
    weekStart: z.enum(WEEK_STARTS),
    clock: z.enum(CLOCKS),
  })
  .partial();

/** How figures and times are shown. A day or a clock that is missing follows the locale. */
export type Display = z.output<typeof displayChoices> & {
  /**
   * A daily goal in glasses, or 'hidden'. This and the next are not among the choices above: what goes over the wire
   * has had room for them since before they were made.
   */
  water?: string | undefined;
  /** 'not-counted': drinks in meals are left out of the day's water. */
  mealDrinks?: string | undefined;
  /** 'hidden': no awards are shown or given. */
  awards?: string | undefined;
  /** 'hidden': no streak is shown. */
  streak?: string | undefined;
  /** 'shown': the timer for fasting; hidden without it. */
  fasting?: string | undefined;
  /** 'hidden': days have no notes. */
  notes?: string | undefined;
  /** 'hidden': no measurements of the body but weight are shown. */
  measurements?: string | undefined;
  /** 'on': neither calories nor streak nor weight are shown, but portions of food groups. 'off': asked, and not wanted. */
  gentle?: string | undefined;
  /** Which nutrients stand on Today, as `lettersOf` writes them. */
  nutrients?: string | undefined;
};

// A choice of a newer version is kept, so that an older device can change another one and not lose it.
const displaySchema = displayChoices.catchall(z.string().max(40)) as unknown as z.ZodType<Display>;

const clientFields = z.strictObject({
  objective: z.enum(OBJECTIVES),
  currentWeight: weightSchema,
  targetWeight: weightSchema,
  weightUnit: z.enum(WEIGHT_UNITS),
  /** In centimetres, or in inches where the unit is `ft_in`. */
  height: z
    .number()
    .min(20, 'This is too low for a height.')
    .max(300, 'This is too high for a height.')
    .multipleOf(0.01, 'Two decimals are enough.'),
  heightUnit: z.enum(HEIGHT_UNITS),
  /** Weeks in which the target weight is to be reached. */
  timeline: z.number().int().min(1).max(TIMELINE_MAX),
  activityLevel: z.enum(ACTIVITY_LEVELS),
  age: z
    .number()
    .int('Whole years, please.')
    .min(AGE_MIN, AGE_WORDS)
    .max(AGE_MAX, 'This is too high for an age.'),
  gender: z.enum(GENDERS),
  /** kcal a day: the person's own number, or what the formulas gave when the profile was saved. */
  dailyCalorieTarget: z.number().int().min(TARGET_MIN).max(TARGET_MAX).nullable(),
  /** Whether `dailyCalorieTarget` is the person's own; no formula changes it then. */
  ownTarget: z.boolean(),
  /** Missing until the person says so. No deficit is suggested in pregnancy and while breastfeeding. */
  expecting: z.enum(EXPECTING).optional(),
  /** Missing until the person chooses. */
  display: displaySchema.optional(),
  /** Missing until the person chooses: nobody is reminded. */
  reminders: remindersSchema.optional(),
  /** Of the device in use, kept where reminders need it. */
  timeZone: timeZoneSchema.optional(),
});

const serverFields = z.strictObject({});

/** A person has one, under their own id, so that two devices without signal make the same one. */
export const profileKind = defineRecord({
  client: clientFields,
  server: serverFields,
  first: {},
  single: true,
});

export type Profile = z.infer<typeof clientFields>;

/** Whether a person is pregnant or breastfeeding, as far as they have said. */
export function isExpecting({ expecting }: Pick<Profile, 'expecting'>): boolean {
  return expecting === 'pregnant' || expecting === 'breastfeeding';
}

const MINOR_OBJECTIVE = 'Under 18, losing weight cannot be the goal here. Please choose another.';
const MINOR_TARGET = 'Under 18, the target weight cannot be below your own.';
export const PARENT_MISSING = 'A parent or guardian has to agree first.';

/** What a person from 13 to 17 has to change, beside its field; weights are in one unit. */
export function minorProblems({
  age,
  objective,
  currentWeight,
  targetWeight,
}: Pick<Profile, 'age' | 'objective' | 'currentWeight' | 'targetWeight'>): Partial<
  Record<'objective' | 'targetWeight', string>
> {
  if (age < AGE_MIN || age >= ADULT) return {};
  return {
    ...(objective === 'lose_weight' && { objective: MINOR_OBJECTIVE }),
    ...(targetWeight < currentWeight && { targetWeight: MINOR_TARGET }),
  };
}
