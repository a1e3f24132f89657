import * as z from 'zod';

import { defineEndpoint } from './endpoint';

/** What the public pages say of the server that they come from. */
export const hostSchema = z.object({
  operatorName: z.string(),
  contactEmail: z.string(),
  /** Where people reach the server, without a slash at its end. */
  publicUrl: z.string(),
  /** Length of the free trial of Premium, in days; 0: none is promised. */
  trialDays: z.number().int().min(0),
});

export type Host = z.infer<typeof hostSchema>;

export const showHost = defineEndpoint({
  method: 'GET',
  path: '/api/config',
  input: z.strictObject({}),
  output: hostSchema,
  errors: [],
});

/** The same in the words of a page. The server puts them into a finished page, the page into a screen. */
export interface HostWords {
  operator: string;
  mailbox: string;
  site: string;
  /** Goes on after 'the first': 'week', '14 days'. Empty where nothing is promised. */
  trial: string;
}

export function wordsOfHost({ operatorName, contactEmail, publicUrl, trialDays }: Host): HostWords {
  return {
    operator: operatorName,
    mailbox: contactEmail,
    site: publicUrl,
    trial: trialWords(trialDays),
  };
}

function trialWords(days: number): string {
  if (days === 0) return '';
  if (days === 1) return 'day';
  return days === 7 ? 'week' : `${days} days`;
}
