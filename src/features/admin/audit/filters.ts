import type * as z from 'zod';

import type { listAudit } from '#shared/contract/admin/audit';

/** What is chosen, as the fields hold it; empty or missing: no matter. */
export interface Filters {
  action?: string;
  outcome?: string;
  adminId?: string;
  subjectId?: string;
  show?: string;
  /** Days of this device's calendar, the last one included: '2026-11-21'. */
  from?: string;
  to?: string;
}

type Question = z.input<typeof listAudit.input>;

/** The filters as the server is asked. A day begins and ends by this device's clock. */
export function questionOf({ from, to, ...chosen }: Filters): Question {
  const question = Object.entries(chosen as Record<string, string | undefined>).filter(
    ([, value]) => value?.trim(),
  );
  const since = startOfDay(from, 0);
  const until = startOfDay(to, 1);
  return {
    ...(Object.fromEntries(question) as Question),
    ...(since !== undefined && { from: since }),
    ...(until !== undefined && { until }),
  };
}

function startOfDay(day: string | undefined, later: number): number | undefined {
  const [year, month, date] = (day ?? '').split('-').map(Number);
  if (year === undefined || month === undefined || date === undefined) return undefined;
  const time = new Date(year, month - 1, date + later).getTime();
  return time >= 0 ? time : undefined;
}
