import type { AuditAction, AuditEntry } from '#shared/contract/admin/audit';

import { Refusal } from '../../../http/refuse';
import { addAuditEntry, takeAuditTurn, type NewAuditEntry } from '../../../store/audit';
import type { DatabaseTransaction } from '../../../store/database';
import type { AuditParts } from '../parts';
import type { Actor } from './actor';
import { soundAlarm } from './alarm';

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
    const { answer, entry } = await parts.db.transaction().execute(async (trx) => {
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
  await parts.db.transaction().execute(async (trx) => {
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
