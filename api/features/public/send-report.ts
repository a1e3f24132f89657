import type { sendReport } from '#shared/contract/reports';

import { countAccount, countNetwork } from '../../http/caller';
import type { PublicHandler } from '../../http/endpoint';
import type { RateLimiter } from '../../http/rate-limiter';
import type { Database } from '../../store/database';
import { createReport } from '../../store/failure-reports';

const DAY = 24 * 3600;
const OF_ACCOUNT = { most: 20, seconds: DAY };
const OF_NETWORK = { most: 100, seconds: DAY };

interface ReportServices {
  db: Database;
  now: () => number;
  limiter: RateLimiter;
}

/** Counts senders in memory, for a day; nothing about them is stored with the report. */
export function sendReportHandler({
  db,
  now,
  limiter,
}: ReportServices): PublicHandler<typeof sendReport> {
  return async ({ input, session, address }) => {
    const call = 'reports of a day';
    countNetwork({ limiter, call, limit: OF_NETWORK }, address);
    const userId = await session.userId();
    if (userId !== undefined) countAccount({ limiter, call, limit: OF_ACCOUNT }, userId);
    await createReport(db, input, now());
    return { ok: true };
  };
}
