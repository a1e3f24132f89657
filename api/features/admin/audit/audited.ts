import type { AuditAction, AuditEntry } from '#shared/contract/admin/audit';

import { Refusal } from '../../../http/refuse';
import {
  addAuditEntry,
  type NewAuditEntry,
  refusedLogins,
  takeAuditTurn,
} from '../../../store/audit';
import type { DatabaseTransaction } from '../../../store/database';
import { inTransaction } from '../../../store/in-transaction';
import type { AuditParts } from '../parts';
import type { Actor } from './actor';

const ALARMING: readonly AuditAction[] = [
  'users_exported',
  'user_deleted',
  'admin_created',
  'second_factor_removed',
];

const WINDOW_MS = 15 * 60_000;

/** From the third refused login of a quarter of an hour on, each is an alarm. */
const REFUSED_FROM = 3;

export interface Deed {
  by: Actor;
  action: AuditAction;
  /** What it is done to. */
  subjectId?: string | undefined;
}

export interface Done<T> {
  answer: T;
  /** Facts for the log. Nothing by which a person is known: an entry outlives their account. */
  detail?: AuditEntry['detail'];
  /** Where only the work itself knows it. */
  subjectId?: string;
}

/**
 * Does something and writes it into the log, in one transaction: neither is there without the other. What
 * is refused is written, too.
 */
export async function audited<T>(
  parts: AuditParts,
  deed: Deed,
  work: (trx: DatabaseTransaction) => Promise<Done<T>>,
): Promise<T> {
  try {
    const { answer, entry } = await inTransaction(parts.db, async (trx) => {
      const turn = await takeAuditTurn(trx);
      const done = await work(trx);
      const entry = entryOf(parts, { ...deed, subjectId: done.subjectId ?? deed.subjectId });
      await addAuditEntry(trx, turn, { ...entry, detail: done.detail ?? {} });
      return { answer: done.answer, entry };
    });
    await soundAlarm(parts, entry);
    return answer;
  } catch (error) {
    if (error instanceof Refusal) await noteRefusal(parts, deed, error.code);
    throw error;
  }
}

/** Writes what was tried and refused. */
export async function noteRefusal(parts: AuditParts, deed: Deed, reason: string): Promise<void> {
  const entry: NewAuditEntry = {
    ...entryOf(parts, deed),
    outcome: 'refused',
    detail: { reason },
  };
  await inTransaction(parts.db, async (trx) => {
    await addAuditEntry(trx, await takeAuditTurn(trx), entry);
  });
  await soundAlarm(parts, entry);
}

const ID = /^[\w-]{1,60}$/;

function entryOf({ now }: AuditParts, { by, action, subjectId }: Deed): NewAuditEntry {
  // What is no id was typed by somebody, and may be anything.
  const subject = subjectId !== undefined && ID.test(subjectId) ? subjectId : null;
  return { at: now(), action, outcome: 'done', subjectId: subject, detail: {}, ...by };
}

/** Says in the server's log what somebody should look at, once it is in the audit log. */
async function soundAlarm({ db, now, log }: AuditParts, entry: NewAuditEntry) {
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
