import { Box, Button, Typography } from '@mui/material';

import { useOnline } from '../../device/use-online';
import { askToSend, removeFailure, useFailures } from '../../store/failure-reports';
import type { KeptFailure } from '../../store/registry';
import { Disclosure } from '../../ui/disclosure';
import { Card } from '../../ui/layout/card';
import { QUIET } from '../../ui/styles';
import { format } from '../../ui/words/format';
import { capital } from '../../ui/words/text';
import { momentWords } from '../../ui/words/time';
import { messages } from './messages';
import { kindWords, reportText } from './report-text';
import { sendAsked } from './send-asked';

/** Lists failures on this device, which the user can read and send to the host. Shows nothing if there are none. */
export function ReportsCard() {
  const failures = useFailures() ?? [];
  if (failures.length === 0) return null;
  return (
    <Card component="section" aria-labelledby="failures-title">
      <Typography component="h2" variant="h3" id="failures-title">
        {messages.errorsOnThisDevice}
      </Typography>
      <Typography sx={{ mt: 0.5, color: 'text.secondary', fontSize: '0.9375rem' }}>
        {messages.reportsHelpFixPlatelog}
      </Typography>
      <Box component="ul" sx={LIST}>
        {failures.map((failure) => (
          <KeptReport key={failure.id} report={failure} />
        ))}
      </Box>
    </Card>
  );
}

/** One failure, with its complete report and buttons to send or delete it. */
function KeptReport({ report }: { report: KeptFailure }) {
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
      <Box sx={QUIET}>{times === 1 ? when : format(messages.times, { when, times })}</Box>
      <Disclosure label={messages.showTheReport} quiet>
        <Box component="pre" tabIndex={0} aria-label={messages.reportTitle} sx={TEXT}>
          {reportText(report)}
        </Box>
      </Disclosure>
      <Box role="status" sx={{ fontSize: '0.9375rem' }}>
        {stateWords(state, online)}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mx: -1.5, '& button': { px: 1.5 } }}>
        {(state === 'kept' || state === 'asked') && (
          <Button onClick={() => void send()}>
            {state === 'kept' ? messages.send : messages.tryAgain}
          </Button>
        )}
        <Button color="inherit" onClick={() => void removeFailure(id)}>
          {messages.deleteAction}
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
      return online ? messages.notSentYet : messages.youAreOffline;
    case 'sent':
      return messages.sentThankYou;
    case 'refused':
      return messages.notAcceptedByServer;
  }
}

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

const LIST = {
  m: 0,
  mt: 1.5,
  p: 0,
  listStyle: 'none',
  '& > li': { pt: 1.5 },
  '& > li + li': { mt: 1.5, borderTop: '1px solid', borderColor: 'divider' },
} as const;
