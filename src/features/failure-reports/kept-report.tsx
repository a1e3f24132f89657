import { Box, Button } from '@mui/material';

import { useOnline } from '../../device/use-online';
import { askToSend, removeFailure } from '../../store/failure-reports';
import type { KeptFailure } from '../../store/registry';
import { Disclosure } from '../../ui/disclosure';
import { capital } from '../../ui/words/capital';
import { momentWords } from '../../ui/words/moment';
import { kindWords, reportText } from './report-text';
import { sendAsked } from './send-asked';

/** One failure: its whole report, and what can be done with it. */
export function KeptReport({ report }: { report: KeptFailure }) {
  const { id, state, message, at, times } = report;
  const online = useOnline();
  const send = async () => {
    await askToSend(id);
    await sendAsked();
  };
  const when = capital(momentWords(at, Date.now()));
  return (
    <Box component="li">
      <Box sx={{ fontWeight: 650 }}>{kindWords(report)}</Box>
      <Box sx={{ ...QUIET, overflowWrap: 'anywhere' }}>{message}</Box>
      <Box sx={QUIET}>{times === 1 ? when : `${when}, ${times} times`}</Box>
      <Disclosure label="Show the report" quiet>
        <Box component="pre" tabIndex={0} aria-label="The report" sx={TEXT}>
          {reportText(report)}
        </Box>
      </Disclosure>
      <Box role="status" sx={{ fontSize: '0.9375rem' }}>
        {stateWords(state, online)}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mx: -1.5, '& button': { px: 1.5 } }}>
        {(state === 'kept' || state === 'asked') && (
          <Button onClick={() => void send()}>{state === 'kept' ? 'Send' : 'Try again'}</Button>
        )}
        <Button color="inherit" onClick={() => void removeFailure(id)}>
          Delete
        </Button>
      </Box>
    </Box>
  );
}

function stateWords(state: KeptFailure['state'], online: boolean): string {
  switch (state) {
    case 'kept':
      return '';
    case 'asked':
      return online
        ? 'Not sent yet. It goes as soon as the server takes it.'
        : 'There is no signal. It is sent as soon as there is some.';
    case 'sent':
      return 'Sent. Thank you.';
    case 'refused':
      return 'The server did not take it.';
  }
}

const QUIET = { color: 'text.secondary', fontSize: '0.9375rem' } as const;

const TEXT = {
  m: 0,
  mb: 1,
  p: 1.5,
  maxHeight: 320,
  overflow: 'auto',
  borderRadius: '12px',
  bgcolor: 'raised.main',
  fontFamily: 'ui-monospace, monospace',
  fontSize: '0.8125rem',
  lineHeight: 1.5,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;
