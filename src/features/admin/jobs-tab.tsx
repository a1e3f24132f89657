import { Box, Typography } from '@mui/material';

import { getJobs, type Jobs, listMails } from '#shared/contract/admin/system';

import { refetchAdmin, useAdminQuery } from '../../http/admin/queries';
import { Card } from '../../ui/layout/card';
import { Fact, Facts } from '../../ui/layout/facts';
import { capital } from '../../ui/words/text';
import { format } from '../../ui/words/format';
import { wholeWords } from '../../ui/words/number';
import { EmptyList, List } from './list';
import { MailsList } from './mails-list';
import { messages } from './messages';
import { QueryBoundary } from './query-boundary';
import { StatePill } from './state-pill';
import { TabHeader } from './tab-header';
import { durationWords, exactTimeWords } from './time-words';

const KINDS: Record<string, string> = {
  photo: messages.photoAnalysis,
  text: messages.descriptionAnalysis,
  duplicate: messages.searchForPhotosSentTwice,
  mail: messages.mail,
  'end-billing': messages.endsOfSubscriptions,
  checkout: messages.checkoutsThatWaitForAPayment,
  customer: messages.emailsForStripesCustomers,
};

export function JobsTab() {
  const answer = useAdminQuery(getJobs, {});
  return (
    <>
      <TabHeader
        title={messages.jobs}
        words={messages.workInTheBackground}
        answer={{ ...answer, refetch: async () => refetchBoth(answer) }}
      />
      <QueryBoundary answer={answer}>
        {({ kinds, failures }) => (
          <Box sx={{ display: 'grid', gap: 2 }}>
            {kinds.length === 0 && <EmptyList>{messages.noJobsYet}</EmptyList>}
            <Box sx={GRID}>
              {kinds.map((kind) => (
                <JobKind key={kind.kind} kind={kind} />
              ))}
            </Box>
            <MailsList />
            {failures.length > 0 && <Failures failures={failures} />}
          </Box>
        )}
      </QueryBoundary>
    </>
  );
}

async function refetchBoth(jobs: { refetch: () => Promise<unknown> }): Promise<void> {
  await Promise.all([jobs.refetch(), refetchAdmin(listMails)]);
}

const GRID = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
} as const;

function Failures({ failures }: Pick<Jobs, 'failures'>) {
  return (
    <section>
      <Typography component="h3" variant="h3" sx={{ mb: 1 }}>
        {messages.givenUpLatestFirst}
      </Typography>
      <List label={messages.givenUp}>
        {failures.map(({ id, kind, userId, attempts, dueSince }) => (
          <Box component="li" key={id} sx={{ display: 'grid', gap: 0.25 }}>
            <Box sx={{ fontWeight: 680 }}>
              {format(messages.afterTries, { kind: kindWords(kind), attempts })}
            </Box>
            <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {format(messages.forDueSince, { userId, dueSince: exactTimeWords(dueSince) })}
            </Box>
          </Box>
        ))}
      </List>
    </section>
  );
}

type Kind = Jobs['kinds'][number];

function JobKind({ kind }: { kind: Kind }) {
  const { queued, running, failed, done, oldestDueSince } = kind;
  const name = kindWords(kind.kind);
  return (
    <Card component="section" aria-label={name}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, mb: 1 }}>
        <Box component="h3" sx={{ m: 0, fontSize: '1.0625rem', fontWeight: 720 }}>
          {name}
        </Box>
        <State kind={kind} />
      </Box>
      <Facts>
        <Fact label={messages.waiting} value={wholeWords(queued)} />
        <Fact label={messages.running} value={wholeWords(running)} />
        <Fact label={messages.done} value={wholeWords(done)} />
        <Fact label={messages.givenUp} value={wholeWords(failed)} />
        <Fact
          label={messages.oldestDueFor}
          value={
            oldestDueSince === null ? messages.none : durationWords(Date.now() - oldestDueSince)
          }
        />
      </Facts>
    </Card>
  );
}

function State({ kind: { runnable, queued, failed } }: { kind: Kind }) {
  if (!runnable)
    return <StatePill tone={queued > 0 ? 'bad' : 'quiet'}>{messages.notSetUp}</StatePill>;
  return failed > 0 ? (
    <StatePill tone="bad">{messages.failures}</StatePill>
  ) : (
    <StatePill tone="good">{messages.well}</StatePill>
  );
}

/** A newer server may have kinds that this page does not know. */
function kindWords(kind: string): string {
  return KINDS[kind] ?? capital(kind.replaceAll('-', ' '));
}
