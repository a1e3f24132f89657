import type { UserFacts } from '#shared/contract/admin/user-facts';
import type { CreditReason } from '#shared/contract/photo-credits';

import { Fact, Facts } from '../../../ui/layout/facts';
import { capital } from '../../../ui/words/text';
import { format } from '../../../ui/words/format';
import { wholeWords } from '../../../ui/words/whole-words';
import { dateWords, exactTimeWords } from '../fact-words';
import { mailWords } from '../kind-words';
import { StatePill } from '../state-pill';
import { FactCard, type FactLine, FactLines } from './fact-card';
import { messages } from './messages';
import { moneyBackWords, statusWords } from './user-words';

interface FactsProps {
  facts: UserFacts;
}

export function AccountCard({ facts: { user, hasSecondFactor } }: FactsProps) {
  return (
    <FactCard title={messages.account}>
      <Facts>
        <Fact label={messages.id} value={user.id} />
        <Fact label={messages.joined} value={dateWords(user.createdAt)} />
        <Fact label={messages.status} value={statusWords(user.subscriptionStatus)} />
        {user.subscriptionEndDate !== null && (
          <Fact label={messages.ends} value={dateWords(user.subscriptionEndDate)} />
        )}
        <Fact label={messages.twoStepSignIn} value={hasSecondFactor ? messages.on : messages.off} />
      </Facts>
    </FactCard>
  );
}

export function PaymentsCard({ facts: { user, subscriptions } }: FactsProps) {
  const back = user.moneyBack.map(moneyBackWords);
  const lines: FactLine[] = [
    ...subscriptions.map((one) => ({
      key: one.id,
      title: format(messages.subscriptionIs, { status: capital(one.status.replaceAll('_', ' ')) }),
      words: subscriptionWords(one),
    })),
    ...back.map(({ label, title }, n) => ({ key: `back ${n}`, title: label, words: title })),
  ];
  return (
    <FactCard title={messages.payments}>
      <FactLines label={messages.payments} lines={lines} empty={messages.neverPaid} />
      {user.stillCharged && <StatePill tone="bad">{messages.stripeStillCharges}</StatePill>}
    </FactCard>
  );
}

type Subscription = UserFacts['subscriptions'][number];

function subscriptionWords({ createdAt, periodEnd, cancelAt, endedAt }: Subscription): string {
  const began = format(messages.beganOn, { day: dateWords(createdAt) });
  if (endedAt !== null) return `${began}, ${format(messages.endedOn, { day: dateWords(endedAt) })}`;
  if (cancelAt !== null) {
    return `${began}, ${format(messages.endsOn, { day: dateWords(cancelAt) })}`;
  }
  if (periodEnd === null) return began;
  return `${began}, ${format(messages.renewsOn, { day: dateWords(periodEnd) })}`;
}

export function CreditsCard({ facts: { user, credits } }: FactsProps) {
  return (
    <FactCard title={messages.imageCredits}>
      <Facts>
        <Fact label={messages.imagesUsed} value={wholeWords(user.imagesUploaded)} />
      </Facts>
      <FactLines
        label={messages.imageCredits}
        empty={messages.noImageWasCounted}
        lines={credits.map(({ at, change, why, used }, n) => ({
          key: String(n),
          title: CREDIT_WORDS[why],
          words: format(messages.creditLine, {
            at: exactTimeWords(at),
            change: change > 0 ? `+${change}` : String(change),
            used: wholeWords(used),
          }),
        }))}
      />
    </FactCard>
  );
}

const CREDIT_WORDS: Record<CreditReason, string> = {
  announced: messages.creditAnnounced,
  brought: messages.creditBrought,
  earlier: messages.creditEarlier,
  failed: messages.creditFailed,
  not_food: messages.creditNotFood,
  unreadable: messages.creditUnreadable,
  refused: messages.creditRefused,
  duplicate: messages.creditDuplicate,
  expired: messages.creditExpired,
  deleted: messages.creditDeleted,
  not_sent: messages.creditNotSent,
  reread: messages.creditReread,
  kept: messages.creditKept,
};

export function MailsCard({ facts: { mails } }: FactsProps) {
  return (
    <FactCard title={messages.mails}>
      <FactLines
        label={messages.mails}
        empty={messages.noMailToThem}
        lines={mails.map(({ id, kind, state, createdAt, tries, lastAnswer }) => ({
          key: id,
          title: mailWords(kind),
          words: [
            exactTimeWords(createdAt),
            ...(state === 'sent' ? [] : [format(messages.triedTimes, { tries })]),
            ...(lastAnswer === null ? [] : [lastAnswer]),
          ].join(', '),
          pill: (
            <StatePill tone={state === 'failed' ? 'bad' : 'quiet'}>{MAIL_STATES[state]}</StatePill>
          ),
        }))}
      />
    </FactCard>
  );
}

const MAIL_STATES: Record<UserFacts['mails'][number]['state'], string> = {
  waiting: messages.mailWaiting,
  sent: messages.mailSent,
  failed: messages.mailGivenUp,
  dropped: messages.mailReplaced,
};
