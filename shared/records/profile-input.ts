import * as z from 'zod';

import {
  ACTIVITY_LEVELS,
  AGE_MAX,
  GENDERS,
  HEIGHT_UNITS,
  minorProblems,
  OBJECTIVES,
  profileKind,
  WEIGHT_UNITS,
} from './profile';

const fields = profileKind.client.shape;

// Accepts a decimal comma, which many people type. Also accepts a sign and a fraction in every field, so that the
// field's own rule can give the better error text.
const NUMBER = /^-?\d{1,6}(?:[.,]\d{1,6})?$/;

/** A number that the user types as text. */
function typed(missing: string, rule: z.ZodType<number, number>) {
  return z
    .string()
    .trim()
    .min(1, missing)
    .regex(NUMBER, 'Enter a number.')
    .transform((text) => Number(text.replace(',', '.')))
    .pipe(rule);
}

const typedFields = {
  objective: z.enum(OBJECTIVES),
  currentWeight: typed('Current weight is required', fields.currentWeight),
  targetWeight: typed('Target weight is required', fields.targetWeight),
  weightUnit: z.enum(WEIGHT_UNITS).default('kg'),
  height: typed('Height is required', fields.height),
  heightUnit: z.enum(HEIGHT_UNITS).default('cm'),
  timeline: typed('Timeline is required', fields.timeline),
  activityLevel: z.enum(ACTIVITY_LEVELS),
  age: typed('Age is required', fields.age),
  gender: z.enum(GENDERS),
};

/** The form for goals and body: numbers as the text that was typed. */
export const profileInputSchema = z.strictObject(typedFields).superRefine(refuseForMinors);

const AGE_SENT = z
  .number()
  .int('Whole years, please.')
  .min(0, 'This is too low for an age.')
  .max(AGE_MAX, 'This is too high for an age.');

/** The same for the server, which also accepts an age below 13 because it has to know it. */
export const sentProfileSchema = z
  .strictObject({
    ...typedFields,
    age: typed('Age is required', AGE_SENT),
    userId: z.string().optional(),
    parentAgreed: z.literal(true).optional(),
  })
  .superRefine(refuseForMinors);

function refuseForMinors(
  entered: Parameters<typeof minorProblems>[0],
  context: z.RefinementCtx,
): void {
  for (const [field, message] of Object.entries(minorProblems(entered))) {
    context.addIssue({ code: 'custom', path: [field], message });
  }
}

export type ProfileInput = z.input<typeof profileInputSchema>;
