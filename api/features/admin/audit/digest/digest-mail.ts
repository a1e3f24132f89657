import type { AuditEntry } from '#shared/contract/admin/audit';

import type { Mail } from '../../../../jobs/mail/mailer';
import type { WatchedChain } from '../chain-watch';

export interface Digest {
  entries: AuditEntry[];
  since: number;
  until: number;
  chain: WatchedChain;
  publicUrl: string;
}

/** What happened at the desk since the last such mail. Nothing in it tells who an account belongs to. */
export function digestMail(to: string, { entries, since, until, chain, publicUrl }: Digest): Mail {
  const refused = entries.filter(({ outcome }) => outcome === 'refused').length;
  const text = [
    'Hello,',
    `this is what happened at the administrators' desk of ${publicUrl} from ${minute(since)} to ${minute(until)} (UTC).`,
    linesOf(entries),
    addressesOf(entries),
    chainWords(chain),
    `All of it is at ${publicUrl}/admin. If you know nothing of something here, please look there at once.`,
    'Platelog',
  ];
  const entered = entries.length === 1 ? '1 entry' : `${entries.length} entries`;
  const subject = `Platelog desk: ${entered}, ${refused} refused`;
  return {
    kind: 'desk_digest',
    to,
    subject,
    text: text.filter((part) => part !== '').join('\n\n'),
  };
}

const minute = (ms: number) => new Date(ms).toISOString().slice(0, 16).replace('T', ' ');

function linesOf(entries: AuditEntry[]): string {
  const counts = new Map<string, number>();
  for (const { action, outcome, adminName } of entries) {
    const line = `${adminName ?? 'nobody known'}: ${action}${outcome === 'refused' ? ', refused' : ''}`;
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
  if (!intact) return `THE LOG WAS CHANGED: entry ${brokenAt ?? '?'} is not as it was written.`;
  return `The log is whole. Its newest entry is ${entries}, with the hash ${head}: keep this mail, and nobody can take entries away unseen.`;
}
