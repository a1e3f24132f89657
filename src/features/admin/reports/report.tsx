import { Box, Button } from '@mui/material';
import { useState } from 'react';

import { deleteReports, listReports, type ReportGroup } from '#shared/contract/admin/reports';
import { at } from '#shared/contract/at';

import { refetchDesk } from '../../../http/admin/answers';
import { call } from '../../../http/call';
import { Disclosure } from '../../../ui/disclosure';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog';
import { useToast } from '../../../ui/feedback/toast';
import { capital } from '../../../ui/words/capital';
import { counted } from '../../../ui/words/counted';
import { momentWords } from '../../../ui/words/moment';
import { isRefusal, wordsOf } from '../failure-words';

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

interface DeleteReportsProps {
  group: ReportGroup;
  onClose: () => void;
}

/** Asks, and then removes the reports of a failure for good. */
function DeleteReports({ group, onClose }: DeleteReportsProps) {
  const [pending, setPending] = useState(false);
  const toast = useToast();
  const confirm = async () => {
    setPending(true);
    try {
      await call(at(deleteReports, { id: group.id }), {});
      onClose();
      toast({ title: 'Reports deleted' });
      await refetchDesk(listReports);
    } catch (error) {
      if (isRefusal(error as Error)) return;
      setPending(false);
      toast({ title: 'Error', description: wordsOf(error as Error), failed: true });
    }
  };
  return (
    <ConfirmDialog
      open
      title="Delete these reports?"
      about={[group.message, `version ${group.app}`]}
      question={`${counted(group.reports, 'report')} of this failure will be deleted. If it happens again, new ones can come.`}
      confirmLabel={pending ? 'Deleting...' : 'Delete'}
      pending={pending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
