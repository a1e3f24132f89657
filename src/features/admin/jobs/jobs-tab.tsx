import { Box } from '@mui/material';

import { getJobs } from '#shared/contract/admin/system';

import { useDeskAnswer } from '../../../http/admin/answers';
import { Answered } from '../answered';
import { NoEntries } from '../entries';
import { TabHead } from '../tab-head';
import { Failures } from './failures';
import { JobKind } from './job-kind';

/** The work that the server does by itself: what waits, what runs, what was given up. */
export function JobsTab() {
  const answer = useDeskAnswer(getJobs, {});
  return (
    <>
      <TabHead
        title="Jobs"
        words="Work in the background: meal analysis, and what is owed to the payment provider."
        answer={answer}
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
            {failures.length > 0 && <Failures failures={failures} />}
          </Box>
        )}
      </Answered>
    </>
  );
}

const GRID = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
} as const;
