import type { deleteReports, listReports } from '#shared/contract/admin/reports';

import type { AdminHandler } from '../../http/admin-endpoint';
import { refuse } from '../../http/refuse';
import { deleteReportGroup, listReportGroups } from '../../store/failure-reports';
import type { AuditServices } from './admin-services';
import { actorOf, audited } from './audit/audited';

export function listReportsHandler(services: AuditServices): AdminHandler<typeof listReports> {
  return async (call) =>
    audited(services, { by: actorOf(call), action: 'reports_viewed' }, async (trx) => {
      const answer = await listReportGroups(trx, call.input);
      return { answer, detail: { shown: answer.groups.length } };
    });
}

export function deleteReportsHandler(services: AuditServices): AdminHandler<typeof deleteReports> {
  return async (call) => {
    const { id = '' } = call.params;
    const deed = { by: actorOf(call), action: 'reports_deleted' as const, subjectId: id };
    return audited(services, deed, async (trx) => {
      if (!(await deleteReportGroup(trx, id))) throw refuse('not_found');
      return { answer: { ok: true } };
    });
  };
}
