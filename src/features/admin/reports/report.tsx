import { Box, Button } from '@mui/material';
import { useState } from 'react';

import type { ReportGroup } from '#shared/contract/admin/reports';

import { Disclosure } from '../../../ui/disclosure';
import { capital } from '../../../ui/words/capital';
import { counted } from '../../../ui/words/counted';
import { momentWords } from '../../../ui/words/moment';
import { DeleteReports } from './delete-reports';

const KINDS: Record<ReportGroup['kind'], string> = {
  error: 'Script',
  rejection: 'Background',
  screen: 'Screen',
};

/** One failure in one version: how often, where, and the way to remove it. */
export function Report({ group }: { group: ReportGroup }) {
  const { kind, message, app, reports, times, firstAt, lastAt, stack, page, browser } = group;
  const [deleting, setDeleting] = useState(false);
  return (
    <Box component="li">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
        <Box component="h3" sx={TITLE}>
          {message}
        </Box>
        <Box component="time" dateTime={new Date(lastAt).toISOString()} sx={QUIET}>
          {capital(momentWords(lastAt, Date.now()))}
        </Box>
      </Box>
      <Box sx={QUIET}>
        {KINDS[kind]}, version {app}
      </Box>
      <Box sx={QUIET}>
        {counted(reports, 'report')}, happened {counted(times, 'time')}, first{' '}
        {momentWords(firstAt, Date.now())}
      </Box>
      <Disclosure label="Newest report" quiet>
        <Box sx={QUIET}>
          {page} in {browser}
        </Box>
        <Box component="pre" sx={STACK}>
          {stack.length === 0 ? 'No place in the code is known.' : stack.join('\n')}
        </Box>
      </Disclosure>
      <Box sx={{ mx: -1.5, mb: -0.75 }}>
        <Button
          color="error"
          sx={{ px: 1.5 }}
          onClick={() => {
            setDeleting(true);
          }}
        >
          Delete
        </Button>
      </Box>
      {deleting && (
        <DeleteReports
          group={group}
          onClose={() => {
            setDeleting(false);
          }}
        />
      )}
    </Box>
  );
}

const TITLE = {
  m: 0,
  flex: '1 1 280px',
  minWidth: 0,
  fontSize: '1rem',
  fontWeight: 720,
  overflowWrap: 'anywhere',
} as const;

const QUIET = { color: 'text.secondary', fontSize: '0.9375rem' } as const;

const STACK = {
  m: 0,
  mt: 0.5,
  mb: 1,
  p: 1.5,
  borderRadius: '12px',
  bgcolor: 'raised.main',
  fontFamily: 'ui-monospace, monospace',
  fontSize: '0.8125rem',
  lineHeight: 1.5,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;
