import { Box, Typography } from '@mui/material';

import { listMails } from '#shared/contract/admin/mails';
import { getJobs, type Jobs } from '#shared/contract/admin/system';

import { refetchDesk, useDeskAnswer } from '../../../http/admin/answers';
import { counted } from '../../../ui/words/counted';
import { Answered } from '../answered';
import { secondWords } from '../desk-words';
import { Entries, NoEntries } from '../entries';
import { TabHead } from '../tab-head';
import { JobKind } from './job-kind';
import { kindWords } from './job-words';
import { MailsList } from './mails/mails-list';

/** The work that the server does by itself: what waits, what runs, what was given up. */
export function JobsTab() {
  const answer = useDeskAnswer(getJobs, {});
  return (
    <>
      <TabHead
        title="Jobs"
        words="Work in the background: meal analysis, mail, and what is owed to the payment provider."
        answer={{ ...answer, refetch: async () => refetchBoth(answer) }}
      />
      <Answered answer={answer}>
        {({ kinds, failures }) => (
          <Box sx={{ display: 'grid', gap: 2 }}>
            {kinds.length === 0 && (
              <NoEntries>No jobs yet. Photo analyses and payment clean-ups appear here.</NoEntries>
            )}
            <Box sx={GRID}>
              {kinds.map((kind) => (
                <JobKind key={kind.kind} kind={kind} />
              ))}
            </Box>
            <MailsList />
            {failures.length > 0 && <Failures failures={failures} />}
          </Box>
        )}
      </Answered>
    </>
  );
}

async function refetchBoth(jobs: { refetch: () => Promise<unknown> }): Promise<void> {
  await Promise.all([jobs.refetch(), refetchDesk(listMails)]);
}

const GRID = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
} as const;

/** The latest that the server has given up. */
function Failures({ failures }: Pick<Jobs, 'failures'>) {
  return (
    <section>
      <Typography component="h3" variant="h3" sx={{ mb: 1 }}>
        Given up, latest first
      </Typography>
      <Entries label="Given up">
        {failures.map(({ id, kind, userId, attempts, dueSince }) => (
          <Box component="li" key={id} sx={{ display: 'grid', gap: 0.25 }}>
            <Box sx={{ fontWeight: 680 }}>
              {kindWords(kind)}, after {counted(attempts, 'try', 'tries')}
            </Box>
            <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              For {userId}, due since {secondWords(dueSince)}
            </Box>
          </Box>
        ))}
      </Entries>
    </section>
  );
}
