import type { listReports } from '#shared/contract/admin/reports';

import type { AdminHandler } from '../../../http/admin-endpoint';
import { listReportGroups } from '../../../store/failure-reports';
import { actorOf } from '../audit/actor';
import { audited } from '../audit/audited';
import type { AdminParts } from '../parts';

/** A page of the failures that people have sent. */
export function listReportsHandler(parts: AdminParts): AdminHandler<typeof listReports> {
  return async (call) =>
    audited(parts, { by: actorOf(call), action: 'reports_viewed' }, async (trx) => {
      const answer = await listReportGroups(trx, call.input);
      return { answer, detail: { shown: answer.groups.length } };
    });
}
