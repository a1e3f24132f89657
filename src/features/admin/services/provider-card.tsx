import { Box } from '@mui/material';

import type { Services } from '#shared/contract/admin/system';

import { Fact, Facts } from '../../../ui/layout/facts';
import { wholeWords } from '../../../ui/words/number';
import { FiguresTable } from '../figures-table';
import { StatePill } from '../state-pill';
import { ServiceCard } from './service-card';

export function ProviderCard({ provider }: Pick<Services, 'provider'>) {
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
