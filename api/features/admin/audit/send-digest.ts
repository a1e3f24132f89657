import { AUDIT_ACTION_WORDS, type AuditEntry } from '#shared/contract/admin/audit';

import type { Mail } from '../../../jobs/mail/mailer';
import { allAdmins } from '../../../store/admins';
import { auditEntries, claimDigest } from '../../../store/audit';
import { inTransaction } from '../../../store/in-transaction';
import type { AdminServices } from '../admin-services';
import type { WatchedChain } from './chain-watch';

const minute = (ms: number) => new Date(ms).toISOString().slice(0, 16).replace('T', ' ');

// A little under a day: maintenance runs about every six hours, and every fourth run sends.
const DAY_MS = 23 * 3600 * 1000;
const ENTRIES_MAX = 10_000;

type DigestServices = Pick<AdminServices, 'db' | 'now' | 'mailer' | 'chain' | 'publicUrl'>;

/** Mails what happened in the admin area to every administrator, at most once a day. */
export async function sendDigest(services: DigestServices): Promise<void> {
  const { db, now, mailer, chain, publicUrl } = services;
  if (!mailer.isSetUp) return;
  const until = now();
  const checked = await chain.check();
  // In one transaction, so that a crash leaves neither a mail nor a record that it was sent.
  await inTransaction(db, async (trx) => {
    const since = await claimDigest(trx, until, DAY_MS);
    if (since === undefined) return;
    const entries = await auditEntries(trx, { from: since, until }, ENTRIES_MAX);
    if (entries.length === 0) return;
    const digest = { entries, since, until, chain: checked, publicUrl };
    for (const { email, disabled_at: out } of await allAdmins(trx)) {
      if (out === null) await mailer.post(trx, digestMail(email, digest));
    }
  });
}

interface Digest {
  entries: AuditEntry[];
  since: number;
  until: number;
  chain: WatchedChain;
  publicUrl: string;
}

/** Holds no personal data of users. */
function digestMail(to: string, { entries, since, until, chain, publicUrl }: Digest): Mail {
  const refused = entries.filter(({ outcome }) => outcome === 'refused').length;
  const text = [
    'Hello,',
    `This is what happened in the admin area of ${publicUrl} from ${minute(since)} to ${minute(until)} (UTC).`,
    linesOf(entries),
    addressesOf(entries),
    chainWords(chain),
    `You find all of it at ${publicUrl}/admin. If you do not recognize something here, check it there right away.`,
    'Platelog',
  ];
  const entered = entries.length === 1 ? '1 entry' : `${entries.length} entries`;
  const subject = `Platelog admin area: ${entered}, ${refused} refused`;
  return {
    kind: 'desk_digest',
    to,
    subject,
    text: text.filter((part) => part !== '').join('\n\n'),
  };
}

function linesOf(entries: AuditEntry[]): string {
  const counts = new Map<string, number>();
  for (const { action, outcome, adminName } of entries) {
    const line = `${adminName ?? 'unknown'}: ${AUDIT_ACTION_WORDS[action]}${outcome === 'refused' ? ', refused' : ''}`;
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  return [...counts].map(([line, count]) => `${String(count).padStart(5)}  ${line}`).join('\n');
}

function addressesOf(entries: AuditEntry[]): string {
  const refused = entries.filter(
    ({ action, outcome, detail }) =>
      action === 'login' && outcome === 'refused' && detail['reason'] !== 'second_factor_needed',
  );
  const addresses = [...new Set(refused.flatMap(({ address }) => address ?? []))];
  return addresses.length === 0 ? '' : `Logins were refused from: ${addresses.join(', ')}`;
}

function chainWords({ intact, brokenAt, entries, head }: WatchedChain): string {
  if (!intact) return `THE LOG WAS CHANGED: entry ${brokenAt ?? '?'} is not what was written.`;
  return `The log is complete. Its newest entry is ${entries}, with the hash ${head}. Keep this email: it shows later whether entries were removed.`;
}
