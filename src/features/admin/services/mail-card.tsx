import type { Services } from '#shared/contract/admin/system';

import { Fact, Facts } from '../../../ui/layout/facts';
import { wholeWords } from '../../../ui/words/number';
import { secondWords } from '../desk-words';
import { StatePill } from '../state-pill';
import { ServiceCard } from './service-card';

export function MailCard({ mail }: Pick<Services, 'mail'>) {
  if (mail === null) {
    return (
      <ServiceCard
        title="Mail"
        state={<StatePill tone="quiet">Not set up</StatePill>}
        words="Password links and notices are not sent. Set SMTP_URL to turn mail on."
      />
    );
  }
  const { from, sent, failed, waiting, lastSentAt, lastFailure } = mail;
  const failing = (lastFailure?.at ?? 0) > (lastSentAt ?? 0);
  return (
    <ServiceCard
      title="Mail"
      state={
        failing ? (
          <StatePill tone="bad">Failing</StatePill>
        ) : (
          <StatePill tone="good">Set up</StatePill>
        )
      }
      words={`From ${from}. Sent and failed are since the server started; Jobs has what waits.`}
    >
      <Facts>
        <Fact label="Sent" value={wholeWords(sent)} />
        <Fact label="Waiting" value={wholeWords(waiting)} />
        <Fact label="Failed" value={wholeWords(failed)} />
        <Fact
          label="Last sent"
          value={lastSentAt === null ? 'None yet' : secondWords(lastSentAt)}
        />
        {lastFailure && (
          <Fact label={`Last failure, ${secondWords(lastFailure.at)}`} value={lastFailure.reason} />
        )}
      </Facts>
    </ServiceCard>
  );
}
