import { Box, Button, Typography } from '@mui/material';

import { getJobs, type Jobs, listMails, retryJob } from '#shared/contract/admin/system';
import { at } from '#shared/contract/endpoint';

import { refetchAdmin, useAdminQuery } from '../../http/admin/queries';
import { call } from '../../http/call';
import { useToast } from '../../ui/feedback/toast';
import { Card } from '../../ui/layout/card';
import { Fact, Facts } from '../../ui/layout/facts';
import { SMALL_QUIET } from '../../ui/styles';
import { format } from '../../ui/words/format';
import { wholeWords } from '../../ui/words/whole-words';
import { jobWords } from './kind-words';
import { EmptyList, List } from './list';
import { MailsList } from './mails-list';
import { JOB_MEANINGS } from './status-help';
import { messages } from './messages';
import { QueryBoundary } from './query-boundary';
import { StatePill } from './state-pill';
import { StatusHelp } from './status-help';
import { TabHeader } from './tab-header';
import { durationWords, exactTimeWords } from './fact-words';
import { useConfirmed } from './use-confirmed';

export function JobsTab() {
  const answer = useAdminQuery(getJobs, {});
  return (
    <>
      <TabHeader
        title={messages.jobs}
        words={messages.workInTheBackground}
        answer={{ ...answer, refetch: async () => refetchBoth(answer) }}
      />
      <StatusHelp meanings={JOB_MEANINGS} />
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
        {failures.map((failure) => (
          <Failure key={failure.id} failure={failure} />
        ))}
      </List>
    </section>
  );
}

function Failure({ failure }: { failure: Jobs['failures'][number] }) {
  const { kind, userId, attempts, dueSince } = failure;
  const { pending, retry } = useRetry(failure.id);
  const { name } = jobWords(kind);
  return (
    <Box component="li" sx={{ display: 'grid', gap: 0.25 }}>
      <Box sx={{ fontWeight: 680 }}>{format(messages.afterTries, { kind: name, attempts })}</Box>
      <Box sx={{ ...SMALL_QUIET, overflowWrap: 'anywhere' }}>
        {format(messages.forDueSince, { userId, dueSince: exactTimeWords(dueSince) })}
      </Box>
      <Button
        sx={{ justifySelf: 'start', ml: -1.5, px: 1.5 }}
        aria-label={format(messages.tryAgainThe, { kind: name, userId })}
        aria-disabled={pending}
        onClick={() => void retry()}
      >
        {messages.tryAgain}
      </Button>
    </Box>
  );
}

function useRetry(id: string) {
  const toast = useToast();
  const { pending, confirm } = useConfirmed(async () => {
    await call(at(retryJob, { id }), {});
    toast({ title: messages.triedAgain, description: messages.refreshForProgress });
    await refetchAdmin(getJobs);
  });
  return {
    pending,
    retry: async () => {
      if (!pending) await confirm();
    },
  };
}

type Kind = Jobs['kinds'][number];

function JobKind({ kind }: { kind: Kind }) {
  const { queued, running, failed, done, oldestDueSince } = kind;
  const { name, about } = jobWords(kind.kind);
  return (
    <Card component="section" aria-label={name}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, mb: 1 }}>
        <Box component="h3" sx={{ m: 0, fontSize: '1.0625rem', fontWeight: 720 }}>
          {name}
        </Box>
        <State kind={kind} />
      </Box>
      {about !== '' && <Box sx={{ ...SMALL_QUIET, mb: 1 }}>{about}</Box>}
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
