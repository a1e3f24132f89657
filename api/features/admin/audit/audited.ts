import type { AuditAction, AuditEntry } from '#shared/contract/admin/audit';

import type { AdminCall, Origin } from '../../../http/admin-endpoint';
import { Refusal } from '../../../http/refuse';
import {
  addAuditEntry,
  lockAuditLog,
  type NewAuditEntry,
  refusedLogins,
} from '../../../store/audit';
import type { DatabaseTransaction } from '../../../store/database';
import { inTransaction } from '../../../store/in-transaction';
import type { AuditServices } from '../admin-services';

/** The host, on the command line. */
export const HOST: Actor = { adminId: null, adminName: null, address: null, requestId: null };

const ALARMING: readonly AuditAction[] = [
  'users_exported',
  'user_exported',
  'user_deleted',
  'admin_created',
  'second_factor_removed',
];

const WINDOW_MS = 15 * 60_000;

/** Refused logins within the window, from which on each is an alarm. */
const REFUSED_LOGINS_MIN = 3;

export interface Deed {
  by: Actor;
  action: AuditAction;
  subjectId?: string | undefined;
}

export interface Done<T> {
  answer: T;
  /** Facts for the log. No personal data: an entry outlives the account. */
  detail?: AuditEntry['detail'];
  /** If only the work itself knows it. */
  subjectId?: string;
}

/** Does something and logs it in the same transaction. A refusal is logged too. */
export async function audited<T>(
  services: AuditServices,
  deed: Deed,
  work: (trx: DatabaseTransaction) => Promise<Done<T>>,
): Promise<T> {
  try {
    const { answer, entry } = await inTransaction(services.db, async (trx) => {
      const turn = await lockAuditLog(trx);
      const done = await work(trx);
      const entry = entryOf(services, { ...deed, subjectId: done.subjectId ?? deed.subjectId });
      await addAuditEntry(trx, turn, { ...entry, detail: done.detail ?? {} });
      return { answer: done.answer, entry };
    });
    await soundAlarm(services, entry);
    return answer;
  } catch (error) {
    if (error instanceof Refusal) await noteRefusal(services, deed, error.code);
    throw error;
  }
}

export async function noteRefusal(
  services: AuditServices,
  deed: Deed,
  reason: string,
): Promise<void> {
  const entry: NewAuditEntry = {
    ...entryOf(services, deed),
    outcome: 'refused',
    detail: { reason },
  };
  await inTransaction(services.db, async (trx) => {
    await addAuditEntry(trx, await lockAuditLog(trx), entry);
  });
  await soundAlarm(services, entry);
}

const ID = /^[\w-]{1,60}$/;

function entryOf({ now }: AuditServices, { by, action, subjectId }: Deed): NewAuditEntry {
  // Only ids are logged, because other text was typed and may be personal data.
  const subject = subjectId !== undefined && ID.test(subjectId) ? subjectId : null;
  return { at: now(), action, outcome: 'done', subjectId: subject, detail: {}, ...by };
}

/** Warns in the server's log, after the entry is in the audit log. */
async function soundAlarm({ db, now, log }: AuditServices, entry: NewAuditEntry) {
  const { action, outcome, adminId, subjectId, address, requestId } = entry;
  const facts = { adminId, subjectId, address, requestId };
  if (outcome === 'done' && ALARMING.includes(action)) {
    log.warn({ alarm: action, ...facts }, 'ALARM: an administrator has done what is seldom done');
    return;
  }
  if (action !== 'login' || outcome !== 'refused') return;
  if (entry.detail['reason'] === 'second_factor_needed') return;
  const refused = await refusedLogins(db, now() - WINDOW_MS);
  if (refused < REFUSED_LOGINS_MIN) return;
  log.warn({ alarm: 'login_refused', refused, ...facts }, 'ALARM: admin logins fail repeatedly');
}

export type Actor = Pick<AuditEntry, 'adminId' | 'adminName' | 'address' | 'requestId'>;

export function actorOf({ admin, origin }: Pick<AdminCall<unknown>, 'admin' | 'origin'>): Actor {
  return { adminId: admin.id, adminName: admin.username, ...origin };
}

/** The actor of a login attempt, with the administrator whose name was entered. */
export function visitorOf(
  origin: Origin,
  admin: { id: string; username: string } | undefined,
): Actor {
  return { adminId: admin?.id ?? null, adminName: admin?.username ?? null, ...origin };
}
