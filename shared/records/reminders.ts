import * as z from 'zod';

const REMINDER_WAYS = ['off', 'email', 'push'] as const;
export type ReminderWay = (typeof REMINDER_WAYS)[number];

export const REMINDER_TYPES = ['daily', 'limit'] as const;
export type ReminderType = (typeof REMINDER_TYPES)[number];

const clockTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);

/** When and how the user is reminded. Times are 'HH:mm' in the time zone of the profile. */
export const remindersSchema = z.strictObject({
  /** On days without a meal. */
  daily: z.enum(REMINDER_WAYS),
  /** Once, a day after the free images were used up. */
  limit: z.enum(REMINDER_WAYS),
  at: clockTime,
  /** Start of the quiet hours, in which nothing is sent. */
  quietFrom: clockTime,
  /** End of the quiet hours. Equal to `quietFrom`: no quiet hours. */
  quietTo: clockTime,
});

export type Reminders = z.infer<typeof remindersSchema>;

/** The default until the user chooses. */
export const NO_REMINDERS: Reminders = {
  daily: 'off',
  limit: 'off',
  at: '19:00',
  quietFrom: '21:00',
  quietTo: '08:00',
};

/** A name of the IANA time zone database, such as 'Europe/Berlin'. */
export const timeZoneSchema = z
  .string()
  .max(64)
  .regex(/^[A-Za-z0-9_+/-]+$/);
