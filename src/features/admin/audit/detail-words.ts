import type { AuditEntry } from '#shared/contract/admin/audit';
import { JOB_KINDS } from '#shared/contract/admin/system';

import { format } from '../../../ui/words/format';
import { capital } from '../../../ui/words/text';
import { wholeWords } from '../../../ui/words/whole-words';
import { jobWords, mailWords } from '../kind-words';
import { messages } from './messages';

type Value = AuditEntry['detail'][string];

const FACTS: Record<string, (value: Value) => string> = {
  searched: () => messages.byASearch,
  offset: (value) => format(messages.afterTheFirst, { value: valueWords(value) }),
  shown: (value) => format(messages.shown, { value: valueWords(value) }),
  sessions: (value) => format(messages.sessions, { count: Number(value) }),
  users: (value) => format(messages.users, { count: Number(value) }),
  stripe: (value) =>
    value === 'now' ? messages.subscriptionEndedAtOnce : messages.subscriptionEndsWithPaidTime,
  secondFactor: () => messages.withTheSecondFactor,
  recoveryCode: () => messages.aRecoveryCode,
  passkey: (value) => (value === true ? messages.withAPasskey : valueWords(value)),
  passkeys: (value) => format(messages.passkeys, { count: Number(value) }),
  what: (value) => format(messages.tab, { name: capital(valueWords(value)) }),
  kind: (value) => kindWords(String(value)),
  already: () => messages.itWasQueuedAlready,
  username: valueWords,
  reason: valueWords,
};

/** The name of a job or a mail. */
function kindWords(kind: string): string {
  return JOB_KINDS.some((one) => one === kind) ? jobWords(kind).name : mailWords(kind);
}

/** The details on one line, without facts that are false or zero: 'free → premium', '1,200 users'. */
export function detailWords({ from, to, ...rest }: AuditEntry['detail']): string {
  const change = from !== undefined && to !== undefined ? [`${String(from)} → ${String(to)}`] : [];
  const others = Object.entries(rest)
    .filter(([, value]) => value !== false && value !== 0 && value !== null)
    .map(([name, value]) => factWords(name, value));
  return [...change, ...others].join(', ');
}

/** Also shows facts of a newer server that this page does not know. */
function factWords(name: string, value: Value): string {
  return FACTS[name]?.(value) ?? `${spoken(name)}: ${valueWords(value)}`;
}

function valueWords(value: Value): string {
  if (typeof value === 'number') return wholeWords(value);
  return typeof value === 'string' ? spoken(value) : messages.yes;
}

/** 'second factor' for 'second_factor', 'stripe id' for 'stripeId'. */
function spoken(name: string): string {
  return /^[a-z]+([_A-Z][a-z]*)+$/.test(name)
    ? name.replace(/_|(?=[A-Z])/g, ' ').toLowerCase()
    : name;
}
