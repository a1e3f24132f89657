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
/** The field is missing if the user has not answered; 'no' is an answer. */
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

/** Younger users cannot choose to lose weight. */
export const ADULT = 18;

export const AGE_WORDS = `Platelog is for people of ${AGE_MIN} and older.`;

/** A body weight in the record's own unit, with at most two decimals. */
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

/** How numbers and times are shown. Without `weekStart` or `clock`, the locale decides. */
export type Display = z.output<typeof displayChoices> & {
  /**
   * A daily goal in glasses, or 'hidden'. This field and the following ones are not in `displayChoices`: its catchall
   * accepts them, also on older versions.
   */
  water?: string | undefined;
  /** 'not-counted': drinks in meals are left out of the day's water. */
  mealDrinks?: string | undefined;
  /** 'hidden': no awards are shown or given. */
  awards?: string | undefined;
  /** 'hidden': no streak is shown. */
  streak?: string | undefined;
  /** 'shown': the fasting timer is shown; otherwise hidden. */
  fasting?: string | undefined;
  /** 'hidden': days have no notes. */
  notes?: string | undefined;
  /** 'hidden': no body measurements except weight are shown. */
  measurements?: string | undefined;
  /**
   * 'on': portions of food groups are shown instead of calories, streak and weight. 'off': the user was asked and
   * declined.
   */
  gentle?: string | undefined;
  /** Which nutrients are shown on Today, in the format of `lettersOf`. */
  nutrients?: string | undefined;
};

// Settings of a newer version are kept, so that an older device can change others without losing them.
const displaySchema = displayChoices.catchall(z.string().max(40)) as unknown as z.ZodType<Display>;

const clientFields = z.strictObject({
  objective: z.enum(OBJECTIVES),
  currentWeight: weightSchema,
  targetWeight: weightSchema,
  weightUnit: z.enum(WEIGHT_UNITS),
  /** In centimeters, or in inches if the unit is `ft_in`. */
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
  /** kcal per day: the user's own number, or the result of the formulas when the profile was saved. */
  dailyCalorieTarget: z.number().int().min(TARGET_MIN).max(TARGET_MAX).nullable(),
  /** Whether the user set `dailyCalorieTarget`; then no formula changes it. */
  ownTarget: z.boolean(),
  /** Missing until the user answers. No deficit is suggested during pregnancy and breastfeeding. */
  expecting: z.enum(EXPECTING).optional(),
  /** Missing until the user chooses. */
  display: displaySchema.optional(),
  /** Missing until the user chooses: no reminders are sent. */
  reminders: remindersSchema.optional(),
  /** Of the device in use; stored only if reminders need it. */
  timeZone: timeZoneSchema.optional(),
});

const serverFields = z.strictObject({});

/** One for each user, with the user's id, so that two offline devices create the same record. */
export const profileKind = defineRecord({
  client: clientFields,
  server: serverFields,
  first: {},
  single: true,
});

export type Profile = z.infer<typeof clientFields>;

/** Whether the user has said that they are pregnant or breastfeeding. */
export function isExpecting({ expecting }: Pick<Profile, 'expecting'>): boolean {
  return expecting === 'pregnant' || expecting === 'breastfeeding';
}

const MINOR_OBJECTIVE = 'Under 18, losing weight cannot be the goal here. Please choose another.';
const MINOR_TARGET = 'Under 18, the target weight cannot be below your own.';
export const PARENT_MISSING = 'A parent or guardian has to agree first.';

/** What a user from 13 to 17 has to correct, by field. Both weights must be in the same unit. */
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
