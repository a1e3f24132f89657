import { Box } from '@mui/material';
import type { ReactNode } from 'react';

import { getServices, type Services } from '#shared/contract/admin/system';

import { useAdminQuery } from '../../http/admin/queries';
import { Card } from '../../ui/layout/card';
import { Fact, Facts } from '../../ui/layout/facts';
import { wholeWords } from '../../ui/words/number';
import { QueryBoundary } from './query-boundary';
import { durationWords, exactTimeWords } from './time-words';
import { FiguresTable } from './figures-table';
import { StatePill } from './state-pill';
import { TabHeader } from './tab-header';

export function ServicesTab() {
  const answer = useAdminQuery(getServices, {});
  return (
    <>
      <TabHeader title="Services" words="The server and the services it uses." answer={answer} />
      <QueryBoundary answer={answer}>
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
      </QueryBoundary>
    </>
  );
}

function ServerCard({ version, startedAt }: Pick<Services, 'version' | 'startedAt'>) {
  return (
    <ServiceCard
      title="Server"
      state={<StatePill tone="good">Running</StatePill>}
      words={`Up for ${durationWords(Date.now() - startedAt)}.`}
    >
      <Facts>
        <Fact label="Version" value={version} />
        <Fact label="Started" value={exactTimeWords(startedAt)} />
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

function ProviderCard({ provider }: Pick<Services, 'provider'>) {
  if (provider === null) {
    return (
      <ServiceCard
        title="AI provider"
        state={<StatePill tone="quiet">Not set up</StatePill>}
        words="Meals in words and photos are read on the devices; a photo in which nothing is recognised waits for a description. Set OPENAI_API_KEY to have photos read by a model."
      />
    );
  }
  const { model, readsWords, dailyCost, priced, days } = provider;
  return (
    <ServiceCard
      title="AI provider"
      state={<StatePill tone="good">Set up</StatePill>}
      words={`${model} reads ${readsWords ? 'photos and words' : 'photos'}.`}
    >
      <Facts>
        <Fact label="Most that a day may cost" value={dailyCost ?? 'No limit'} />
      </Facts>
      {days.length === 0 ? (
        <Box sx={{ color: 'text.secondary', mt: 1 }}>It has not been asked yet.</Box>
      ) : (
        <FiguresTable
          label="Use of the AI provider by day"
          heads={['Day (UTC)', 'Calls', 'Cost']}
          rows={days.map(({ day, calls, cost }) => [
            day,
            wholeWords(calls),
            priced ? cost.toFixed(2) : 'not priced',
          ])}
        />
      )}
    </ServiceCard>
  );
}

function MailCard({ mail }: Pick<Services, 'mail'>) {
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
          value={lastSentAt === null ? 'None yet' : exactTimeWords(lastSentAt)}
        />
        {lastFailure && (
          <Fact
            label={`Last failure, ${exactTimeWords(lastFailure.at)}`}
            value={lastFailure.reason}
          />
        )}
      </Facts>
    </ServiceCard>
  );
}

interface ServiceCardProps {
  title: string;
  state: ReactNode;
  words: string;
  children?: ReactNode;
}

function ServiceCard({ title, state, words, children }: ServiceCardProps) {
  return (
    <Card component="section" aria-label={title}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          mb: 0.75,
        }}
      >
        <Box component="h3" sx={{ m: 0, fontSize: '1.0625rem', fontWeight: 720 }}>
          {title}
        </Box>
        {state}
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem', mb: children ? 1 : 0 }}>
        {words}
      </Box>
      {children}
    </Card>
  );
}
