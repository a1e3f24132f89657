import * as z from 'zod';

import { isLocalDateTime } from './local-date-time';

/** A local calendar day that exists, 'YYYY-MM-DD'. */
export const localDaySchema = z
  .string()
  .refine((day) => isLocalDateTime(`${day}T00:00`), 'This is not a day that exists.');
