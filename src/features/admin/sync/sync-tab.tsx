import { Box } from '@mui/material';
import { useState } from 'react';

import { getSyncHealth } from '#shared/contract/admin/system';

import { useDeskAnswer } from '../../../http/admin/answers';
import { Choice } from '../../../ui/form/choice';
import { Answered } from '../answered';
import { TabHead } from '../tab-head';
import { SyncHealth } from './sync-health';

const SPANS = [
  ['1', 'Last day'],
  ['7', 'Last 7 days'],
  ['30', 'Last 30 days'],
  ['90', 'Last 90 days'],
] as const;

/** Whether what people enter reaches the server as they entered it. */
export function SyncTab() {
  const [days, setDays] = useState('7');
  const answer = useDeskAnswer(getSyncHealth, { days });
  return (
    <>
      <TabHead
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
      <Answered answer={answer}>{(figures) => <SyncHealth figures={figures} />}</Answered>
    </>
  );
}
