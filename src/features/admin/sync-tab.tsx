import { Box } from '@mui/material';
import { useState } from 'react';

import { getSyncHealth, type SyncFigures } from '#shared/contract/admin/system';

import { useAdminQuery } from '../../http/admin/queries';
import { Choice } from '../../ui/form/choice';
import { Card } from '../../ui/layout/card';
import { Fact, Facts } from '../../ui/layout/facts';
import { counted } from '../../ui/words/counted';
import { wholeWords } from '../../ui/words/number';
import { FiguresTable } from './figures-table';
import { EmptyList } from './list';
import { QueryBoundary } from './query-boundary';
import { TabHeader } from './tab-header';
import { exactTimeWords } from './time-words';

const REASONS: Record<SyncFigures['rejects'][number]['code'], string> = {
  invalid: 'Not valid',
  deleted: 'Deleted elsewhere before',
  unsupported: 'Not known to this server',
  op_id_reuse: 'Taken for another change',
  too_large: 'Too large',
  account_full: 'Account is full',
};

const GRID = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
} as const;

const SPANS = [
  ['1', 'Last day'],
  ['7', 'Last 7 days'],
  ['30', 'Last 30 days'],
  ['90', 'Last 90 days'],
] as const;

export function SyncTab() {
  const [days, setDays] = useState('7');
  const answer = useAdminQuery(getSyncHealth, { days });
  return (
    <>
      <TabHeader
        title="Sync"
        words="Whether entries reach the server. Refusals, differences and reloads should be rare."
        answer={answer}
      />
      <Box sx={{ maxWidth: { sm: 260 }, mb: 2 }}>
        <Choice
          label="Period"
          options={SPANS}
          value={days}
          onChange={(event) => {
            setDays(event.target.value);
          }}
        />
      </Box>
      <QueryBoundary answer={answer}>{(figures) => <SyncHealth figures={figures} />}</QueryBoundary>
    </>
  );
}

function SyncHealth({ figures }: { figures: SyncFigures }) {
  const { devices, apps, rejects, digestMismatches, reloads, days } = figures;
  if (devices === 0) return <EmptyList>No device has sent anything in this time</EmptyList>;
  const refused = rejects.reduce((sum, { count }) => sum + count, 0);
  return (
    <Box sx={GRID}>
      <Card component="section" aria-label="All in all">
        <Title>{`${counted(devices, 'device')} active`}</Title>
        <Facts>
          <Fact
            label="Changes refused for good"
            value={refused === 0 ? 'None' : wholeWords(refused)}
          />
          <Fact label="Differences from the server" value={tallyWords(digestMismatches)} />
          <Fact label="Full reloads" value={tallyWords(reloads)} />
        </Facts>
      </Card>
      <Card component="section" aria-label="Versions">
        <Title>Versions of the app</Title>
        <FiguresTable
          label="Devices by version"
          heads={['Version', 'Devices']}
          rows={apps.map(({ app, devices: of }) => [app, wholeWords(of)])}
        />
      </Card>
      {rejects.length > 0 && (
        <Card component="section" aria-label="Refused changes">
          <Title>Refused changes</Title>
          <FiguresTable
            label="Refused changes by reason"
            heads={['Reason', 'Changes', 'People', 'Last']}
            rows={rejects.map(({ code, count, people, lastAt }) => [
              rejectionWords(code),
              wholeWords(count),
              wholeWords(people),
              exactTimeWords(lastAt),
            ])}
          />
        </Card>
      )}
      {days.length > 0 && (
        <Card component="section" aria-label="By day">
          <Title>By day</Title>
          <FiguresTable
            label="What went wrong by day"
            heads={['Day (UTC)', 'Refused', 'Differed', 'Full reloads']}
            rows={days.map((day) => [
              day.day,
              wholeWords(day.rejects),
              wholeWords(day.digestMismatches),
              wholeWords(day.reloads),
            ])}
          />
        </Card>
      )}
    </Box>
  );
}

function Title({ children }: { children: string }) {
  return (
    <Box component="h3" sx={{ m: 0, mb: 0.5, fontSize: '1.0625rem', fontWeight: 720 }}>
      {children}
    </Box>
  );
}

function rejectionWords(code: keyof typeof REASONS): string {
  return REASONS[code];
}

/** '5, of 2 people' */
function tallyWords({ count, people }: { count: number; people: number }): string {
  return count === 0 ? 'None' : `${wholeWords(count)}, of ${counted(people, 'person', 'people')}`;
}
