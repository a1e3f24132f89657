import type { AuditAction } from '#shared/contract/admin/audit';

import { refusedLogins, type NewAuditEntry } from '../../../store/audit';
import type { AuditParts } from '../parts';

const ALARMING: readonly AuditAction[] = [
  'users_exported',
  'user_deleted',
  'admin_created',
  'second_factor_removed',
];
const WINDOW_MS = 15 * 60_000;
/** From the third refused login of a quarter of an hour on, each is an alarm. */
const REFUSED_FROM = 3;

/** Says in the server's log what somebody should look at, once it is in the audit log. */
export async function soundAlarm({ db, now, log }: AuditParts, entry: NewAuditEntry) {
  const { action, outcome, adminId, subjectId, address, requestId } = entry;
  const facts = { adminId, subjectId, address, requestId };
  if (outcome === 'done' && ALARMING.includes(action)) {
    log.warn({ alarm: action, ...facts }, 'ALARM: an administrator has done what is seldom done');
    return;
  }
  if (action !== 'login' || outcome !== 'refused') return;
  if (entry.detail['reason'] === 'second_factor_needed') return;
  const refused = await refusedLogins(db, now() - WINDOW_MS);
  if (refused < REFUSED_FROM) return;
  log.warn({ alarm: 'login_refused', refused, ...facts }, 'ALARM: admin logins fail repeatedly');
}
