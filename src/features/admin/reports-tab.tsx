import { Box, Button } from '@mui/material';
import { useState } from 'react';

import { deleteReports, listReports, type ReportGroup } from '#shared/contract/admin/reports';
import { at } from '#shared/contract/endpoint';

import { refetchAdmin, useAdminList } from '../../http/admin/queries';
import { call } from '../../http/call';
import { Disclosure } from '../../ui/disclosure';
import { useToast } from '../../ui/feedback/toast';
import { ConfirmDialog } from '../../ui/layout/dialog';
import { Preformatted } from '../../ui/preformatted';
import { capital } from '../../ui/words/text';
import { counted } from '../../ui/words/counted';
import { momentWords } from '../../ui/words/time';
import { EmptyList, List, ShowOlder } from './list';
import { QueryBoundary } from './query-boundary';
import { TabHeader } from './tab-header';
import { useConfirmed } from './use-confirmed';

const KINDS: Record<ReportGroup['kind'], string> = {
  error: 'Script',
  rejection: 'Background',
  screen: 'Screen',
};

const TITLE = {
  m: 0,
  flex: '1 1 280px',
  minWidth: 0,
  fontSize: '1rem',
  fontWeight: 720,
  overflowWrap: 'anywhere',
} as const;

const QUIET = { color: 'text.secondary', fontSize: '0.9375rem' } as const;

export function ReportsTab() {
  const list = useAdminList(listReports, {}, (pages) => {
    const offset = pages.reduce((sum, page) => sum + page.groups.length, 0);
    return offset < (pages[0]?.total ?? 0) ? { offset } : undefined;
  });
  return (
    <>
      <TabHeader
        title="Reports"
        words="Failures of the app that people have sent, without names. Kept for 90 days."
        answer={list}
      />
      <QueryBoundary answer={list}>
        {({ pages }) => {
          const total = pages[0]?.total ?? 0;
          if (total === 0) return <EmptyList>No reports yet</EmptyList>;
          return (
            <>
              <List label={counted(total, 'failure')}>
                {pages
                  .flatMap((page) => page.groups)
                  .map((group) => (
                    <Report key={group.id} group={group} />
                  ))}
              </List>
              <ShowOlder list={list} />
            </>
          );
        }}
      </QueryBoundary>
    </>
  );
}

/** One failure in one version. */
function Report({ group }: { group: ReportGroup }) {
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
        <Preformatted sx={{ mt: 0.5 }}>
          {stack.length === 0 ? 'No place in the code is known.' : stack.join('\n')}
        </Preformatted>
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

interface DeleteReportsProps {
  group: ReportGroup;
  onClose: () => void;
}

function DeleteReports({ group, onClose }: DeleteReportsProps) {
  const toast = useToast();
  const { pending, confirm } = useConfirmed(async () => {
    await call(at(deleteReports, { id: group.id }), {});
    onClose();
    toast({ title: 'Reports deleted' });
    await refetchAdmin(listReports);
  });
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
