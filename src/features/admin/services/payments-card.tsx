import type { Services } from '#shared/contract/admin/system';

import { Fact, Facts } from '../../../ui/layout/facts';
import { wholeWords } from '../../../ui/words/number';
import { StatePill } from '../state-pill';
import { ServiceCard } from './service-card';

export function PaymentsCard({ payments: { ready, live, owed } }: Pick<Services, 'payments'>) {
  return (
    <ServiceCard
      title="Payments"
      state={
        ready ? (
          <StatePill tone="good">Set up</StatePill>
        ) : (
          <StatePill tone="quiet">Not set up</StatePill>
        )
      }
      words={
        ready
          ? `Stripe, with ${live ? 'a key that moves money' : 'a test key: no money moves'}.`
          : 'Nobody can upgrade. Set STRIPE_SECRET_KEY and the other Stripe keys.'
      }
    >
      {(ready || owed > 0) && (
        <Facts>
          <Fact label="Ends of subscriptions owed to Stripe" value={wholeWords(owed)} />
        </Facts>
      )}
    </ServiceCard>
  );
}
