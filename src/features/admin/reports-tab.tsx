import { Box, Button } from '@mui/material';
import { type ComponentProps, useState } from 'react';

import { deleteReports, listReports, type ReportGroup } from '#shared/contract/admin/reports';
import { at } from '#shared/contract/endpoint';

import { refetchAdmin, useAdminList } from '../../http/admin/queries';
import { call } from '../../http/call';
import { Disclosure } from '../../ui/disclosure';
import { QUIET } from '../../ui/styles';
import { format } from '../../ui/words/format';
import { capital } from '../../ui/words/text';
import { momentWords } from '../../ui/words/time';
import { DeleteDialog } from './delete-dialog';
import { EmptyList, offsetAfter, PagedList } from './list';
import { messages } from './messages';
import { TabHeader } from './tab-header';

const KINDS: Record<ReportGroup['kind'], string> = {
  error: messages.script,
  rejection: messages.background,
  screen: messages.screen,
};

const TITLE = {
  m: 0,
  flex: '1 1 280px',
  minWidth: 0,
  fontSize: '1rem',
  fontWeight: 720,
  overflowWrap: 'anywhere',
} as const;

const rowsIn = ({ groups }: { groups: ReportGroup[] }) => groups;

export function ReportsTab() {
  const list = useAdminList(listReports, {}, offsetAfter(rowsIn));
  return (
    <>
      <TabHeader title={messages.reports} words={messages.aboutReports} answer={list} />
      <PagedList
        answer={list}
        rowsIn={rowsIn}
        label={(total) => format(messages.totalFailures, { total })}
        empty={<EmptyList>{messages.noReportsYet}</EmptyList>}
      >
        {(group) => <Report key={group.id} group={group} />}
      </PagedList>
    </>
  );
}

/** A failure in one app version, with the number of reports. */
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
      <Box sx={QUIET}>{format(messages.placeAndVersion, { value: KINDS[kind], app })}</Box>
      <Box sx={QUIET}>
        {format(messages.reportsAndTimes, {
          reports,
          times,
          firstAt: momentWords(firstAt, Date.now()),
        })}
      </Box>
      <Disclosure label={messages.newestReport} quiet>
        <Box sx={QUIET}>{format(messages.pageInBrowser, { page, browser })}</Box>
        <Preformatted sx={{ mt: 0.5 }}>
          {stack.length === 0 ? messages.placeUnknown : stack.join('\n')}
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
          {messages.deleteAction}
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

function DeleteReports({ group: { id, message, app, reports }, onClose }: DeleteReportsProps) {
  return (
    <DeleteDialog
      title={messages.deleteTheseReports}
      about={[message, format(messages.inVersion, { app })]}
      question={format(messages.reportsWillBeDeleted, { reports })}
      done={messages.reportsDeleted}
      remove={async () => call(at(deleteReports, { id }), {})}
      refetch={async () => refetchAdmin(listReports)}
      onClose={onClose}
    />
  );
}

type PreformattedProps = Omit<ComponentProps<'pre'>, 'color'> & {
  sx?: { mt?: number; maxHeight?: number; overflow?: 'auto' };
};

/** Preformatted text, such as a stack. */
function Preformatted({ sx, ...props }: PreformattedProps) {
  return <Box component="pre" sx={{ ...PRE, ...sx }} {...props} />;
}

const PRE = {
  m: 0,
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
