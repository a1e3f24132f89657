import { Box } from '@mui/material';

import { getServices, type Services } from '#shared/contract/admin/system';

import { useDeskAnswer } from '../../../http/admin/answers';
import { Fact, Facts } from '../../../ui/layout/facts';
import { wholeWords } from '../../../ui/words/number';
import { Answered } from '../answered';
import { lengthWords, secondWords } from '../desk-words';
import { StatePill } from '../state-pill';
import { TabHead } from '../tab-head';
import { MailCard } from './mail-card';
import { ProviderCard } from './provider-card';
import { ServiceCard } from './service-card';

/** What the server leans on, and how it has fared. */
export function ServicesTab() {
  const answer = useDeskAnswer(getServices, {});
  return (
    <>
      <TabHead title="Services" words="The server and the services it uses." answer={answer} />
      <Answered answer={answer}>
        {(services) => (
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
              alignItems: 'start',
            }}
          >
            <Box sx={{ display: 'grid', gap: 2 }}>
              <ServerCard {...services} />
              <ProviderCard provider={services.provider} />
            </Box>
            <Box sx={{ display: 'grid', gap: 2 }}>
              <MailCard mail={services.mail} />
              <PaymentsCard payments={services.payments} />
            </Box>
          </Box>
        )}
      </Answered>
    </>
  );
}

function ServerCard({ version, startedAt }: Pick<Services, 'version' | 'startedAt'>) {
  return (
    <ServiceCard
      title="Server"
      state={<StatePill tone="good">Running</StatePill>}
      words={`Up for ${lengthWords(Date.now() - startedAt)}.`}
    >
      <Facts>
        <Fact label="Version" value={version} />
        <Fact label="Started" value={secondWords(startedAt)} />
      </Facts>
    </ServiceCard>
  );
}

function PaymentsCard({ payments: { ready, live, owed } }: Pick<Services, 'payments'>) {
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
