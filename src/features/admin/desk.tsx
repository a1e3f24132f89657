import { Box } from '@mui/material';
import { useSearchParams } from 'react-router-dom';

import type { Admin } from '#shared/contract/admin/session';

import { useOnline } from '../../device/use-online';
import { Banner } from '../../ui/feedback/banner';
import { PageTitle } from '../../ui/layout/page-title';
import { SkipLink } from '../../ui/layout/skip-link';
import { Tabs } from '../../ui/layout/tabs';
import { AuditTab } from './audit/audit-tab';
import { DeskHeader } from './desk-header';
import { JobsTab } from './jobs/jobs-tab';
import { MessagesTab } from './messages/messages-tab';
import { ReportsTab } from './reports/reports-tab';
import { DueBanner } from './second-factor/due-banner';
import { ServicesTab } from './services/services-tab';
import { SyncTab } from './sync/sync-tab';
import { UsersTab } from './users/users-tab';

const TABS = ['Users', 'Audit log', 'Messages', 'Reports', 'Jobs', 'Services', 'Sync'] as const;

const nameOf = (tab: DeskTab) => tab.toLowerCase().replace(' ', '-');

const PANELS: Record<DeskTab, () => React.ReactNode> = {
  Users: UsersTab,
  'Audit log': AuditTab,
  Messages: MessagesTab,
  Reports: ReportsTab,
  Jobs: JobsTab,
  Services: ServicesTab,
  Sync: SyncTab,
};

interface DeskProps {
  admin: Admin;
  /** When a second factor has to be set up, in ms; null where there is one, or none is asked for here. */
  secondFactorDue: number | null;
}

/** All that an administrator sees and does, a tab at a time. */
export function Desk({ admin, secondFactorDue }: DeskProps) {
  const [tab, setTab] = useTab();
  const Panel = PANELS[tab];
  return (
    <>
      <SkipLink />
      <DeskHeader admin={admin} />
      <OfflineLine />
      {secondFactorDue !== null && <DueBanner due={secondFactorDue} />}
      <Box
        component="main"
        id="main"
        sx={{ maxWidth: 1360, mx: 'auto', px: { xs: 2, md: 4 }, pt: { xs: 2, md: 3 }, pb: 8 }}
      >
        <PageTitle sx={{ mb: 2 }}>Admin Dashboard</PageTitle>
        <Tabs label="Admin Dashboard" tabs={TABS} tab={tab} onTab={setTab}>
          <Panel />
        </Tabs>
      </Box>
    </>
  );
}

/** Without a network the desk is only what was read before, and says so. */
function OfflineLine() {
  if (useOnline()) return null;
  return (
    <Banner>
      No connection. What you see was read before it went; nothing can be changed until it is back.
    </Banner>
  );
}

type DeskTab = (typeof TABS)[number];

/** The open tab, by the address: it survives a reload and can be sent to a colleague. */
function useTab(): [DeskTab, (tab: DeskTab) => void] {
  const [params, setParams] = useSearchParams();
  const asked = params.get('tab');
  const tab = TABS.find((one) => nameOf(one) === asked) ?? 'Users';
  return [
    tab,
    (next) => {
      setParams(next === 'Users' ? {} : { tab: nameOf(next) }, { replace: true });
    },
  ];
}
