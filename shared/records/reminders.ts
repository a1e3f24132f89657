import * as z from 'zod';

const REMINDER_WAYS = ['off', 'email', 'push'] as const;
export type ReminderWay = (typeof REMINDER_WAYS)[number];

export const REMINDER_TYPES = ['daily', 'limit'] as const;
export type ReminderType = (typeof REMINDER_TYPES)[number];

const clockTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);

/** When and how a person is reminded; times are 'HH:mm' in the zone of their profile. */
export const remindersSchema = z.strictObject({
  /** On days without a meal. */
  daily: z.enum(REMINDER_WAYS),
  /** Once, a day after the free images were used up. */
  limit: z.enum(REMINDER_WAYS),
  at: clockTime,
  /** Nothing comes from here ... */
  quietFrom: clockTime,
  /** ... to here; the same time twice: no quiet hours. */
  quietTo: clockTime,
});

export type Reminders = z.infer<typeof remindersSchema>;

/** Off until chosen. */
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
