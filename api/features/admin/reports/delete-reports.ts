import type { deleteReports } from '#shared/contract/admin/reports';

import type { AdminHandler } from '../../../http/admin-endpoint';
import { refuse } from '../../../http/refuse';
import { deleteReportGroup } from '../../../store/failure-reports';
import { actorOf } from '../audit/actor';
import { audited } from '../audit/audited';
import type { AdminParts } from '../parts';

/** Deletes the reports of one failure in one version for good. */
export function deleteReportsHandler(parts: AdminParts): AdminHandler<typeof deleteReports> {
  return async (call) => {
    const { id = '' } = call.params;
    const deed = { by: actorOf(call), action: 'reports_deleted' as const, subjectId: id };
    return audited(parts, deed, async (trx) => {
      if (!(await deleteReportGroup(trx, id))) throw refuse('not_found');
      return { answer: { ok: true } };
    });
  };
}
