import { Box } from '@mui/material';

import type { Jobs } from '#shared/contract/admin/system';

import { Card } from '../../../ui/layout/card';
import { Fact, Facts } from '../../../ui/layout/facts';
import { wholeWords } from '../../../ui/words/number';
import { lengthWords } from '../desk-words';
import { StatePill } from '../state-pill';
import { kindWords } from './job-words';

type Kind = Jobs['kinds'][number];

/** One kind of work, and how it stands. */
export function JobKind({ kind }: { kind: Kind }) {
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
        <Fact label="Waiting" value={wholeWords(queued)} />
        <Fact label="Running" value={wholeWords(running)} />
        <Fact label="Done" value={wholeWords(done)} />
        <Fact label="Given up" value={wholeWords(failed)} />
        <Fact
          label="Oldest due for"
          value={oldestDueSince === null ? 'None' : lengthWords(Date.now() - oldestDueSince)}
        />
      </Facts>
    </Card>
  );
}

function State({ kind: { runnable, queued, failed } }: { kind: Kind }) {
  if (!runnable) return <StatePill tone={queued > 0 ? 'bad' : 'quiet'}>Not set up</StatePill>;
  return failed > 0 ? (
    <StatePill tone="bad">Failures</StatePill>
  ) : (
    <StatePill tone="good">Well</StatePill>
  );
}
