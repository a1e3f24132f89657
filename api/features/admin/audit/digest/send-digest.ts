import { allAdmins } from '../../../../store/admins';
import { auditEntries } from '../../../../store/audit';
import { takeDigestTurn } from '../../../../store/audit-digest';
import type { AdminParts } from '../../parts';
import { digestMail } from './digest-mail';

// Housekeeping comes every six hours, give or take: the fourth time is a day later.
const DAY_MS = 23 * 3600 * 1000;
// What a mail can be read with; the desk shows all.
const ENTRIES_MOST = 10_000;

/**
 * Mails every administrator what happened at the desk, at most once a day and only where something did.
 * Nothing without mail.
 */
export async function sendDigest(parts: AdminParts): Promise<void> {
  const { db, now, mailer, chain, publicUrl } = parts;
  if (!mailer.isSetUp) return;
  const until = now();
  const checked = await chain.check();
  // The turn is taken together with the mails: a process that dies between them takes neither.
  await db.transaction().execute(async (trx) => {
    const since = await takeDigestTurn(trx, until, DAY_MS);
    if (since === undefined) return;
    const entries = await auditEntries(trx, { from: since, until }, ENTRIES_MOST);
    if (entries.length === 0) return;
    const digest = { entries, since, until, chain: checked, publicUrl };
    for (const { email, disabled_at: out } of await allAdmins(trx)) {
      if (out === null) await mailer.post(trx, digestMail(email, digest));
    }
  });
}
