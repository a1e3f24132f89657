import { Box } from '@mui/material';

import { listMails } from '#shared/contract/admin/mails';
import { getJobs } from '#shared/contract/admin/system';

import { refetchDesk, useDeskAnswer } from '../../../http/admin/answers';
import { Answered } from '../answered';
import { NoEntries } from '../entries';
import { TabHead } from '../tab-head';
import { Failures } from './failures';
import { JobKind } from './job-kind';
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
