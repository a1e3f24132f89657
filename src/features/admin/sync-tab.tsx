import { Box } from '@mui/material';
import { useState } from 'react';

import { getSyncHealth, type SyncFigures } from '#shared/contract/admin/system';

import { useAdminQuery } from '../../http/admin/queries';
import { Choice } from '../../ui/form/choice';
import { Card } from '../../ui/layout/card';
import { Fact, Facts } from '../../ui/layout/facts';
import { format } from '../../ui/words/format';
import { wholeWords } from '../../ui/words/whole-words';
import { FiguresTable } from './figures-table';
import { EmptyList } from './list';
import { SYNC_MEANINGS } from './status-help';
import { messages } from './messages';
import { QueryBoundary } from './query-boundary';
import { StatusHelp } from './status-help';
import { TabHeader } from './tab-header';
import { exactTimeWords } from './fact-words';

export const REASONS: Record<SyncFigures['rejects'][number]['code'], string> = {
  invalid: messages.notValid,
  deleted: messages.deletedElsewhereBefore,
  unsupported: messages.unknownToServer,
  op_id_reuse: messages.takenForAnotherChange,
  too_large: messages.tooLarge,
  account_full: messages.accountIsFull,
};

const GRID = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
} as const;

const SPANS = [
  ['1', messages.lastDay],
  ['7', messages.last7Days],
  ['30', messages.last30Days],
  ['90', messages.last90Days],
] as const;

export function SyncTab() {
  const [days, setDays] = useState('7');
  const answer = useAdminQuery(getSyncHealth, { days });
  return (
    <>
      <TabHeader title={messages.sync} words={messages.aboutSync} answer={answer} />
      <StatusHelp meanings={SYNC_MEANINGS} />
      <Box sx={{ maxWidth: { sm: 260 }, mb: 2 }}>
        <Choice
          label={messages.period}
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
  if (devices === 0) return <EmptyList>{messages.noDeviceSentAnything}</EmptyList>;
  const refused = rejects.reduce((sum, { count }) => sum + count, 0);
  return (
    <Box sx={GRID}>
      <Card component="section" aria-label={messages.allInAll}>
        <Title>{format(messages.devicesActive, { devices })}</Title>
        <Facts>
          <Fact
            label={messages.changesRefusedForGood}
            value={refused === 0 ? messages.none : wholeWords(refused)}
          />
          <Fact label={messages.differencesFromTheServer} value={tallyWords(digestMismatches)} />
          <Fact label={messages.fullReloads} value={tallyWords(reloads)} />
        </Facts>
      </Card>
      <Card component="section" aria-label={messages.versions}>
        <Title>{messages.versionsOfTheApp}</Title>
        <FiguresTable
          label={messages.devicesByVersion}
          heads={[messages.version, messages.devices]}
          rows={apps.map(({ app, devices: of }) => [app, wholeWords(of)])}
        />
      </Card>
      {rejects.length > 0 && (
        <Card component="section" aria-label={messages.refusedChanges}>
          <Title>{messages.refusedChanges}</Title>
          <FiguresTable
            label={messages.refusedChangesByReason}
            heads={[messages.reason, messages.changes, messages.people, messages.last]}
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
        <Card component="section" aria-label={messages.byDay}>
          <Title>{messages.byDay}</Title>
          <FiguresTable
            label={messages.failuresByDay}
            heads={[messages.dayUtc, messages.refused, messages.differed, messages.fullReloads]}
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
  return count === 0
    ? messages.none
    : format(messages.ofPeople, { count: wholeWords(count), people });
}
