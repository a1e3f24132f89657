import { Box, Button } from '@mui/material';
import { Link, useSearchParams } from 'react-router-dom';

import type { Admin } from '#shared/contract/admin/session';
import { PAGES } from '#shared/contract/pages';

import { useOnline } from '../../device/use-online';
import { Brand } from '../../ui/brand';
import { Banner } from '../../ui/feedback/banner';
import { PageTitle } from '../../ui/layout/page-title';
import { SkipLink } from '../../ui/layout/skip-link';
import { Tabs } from '../../ui/layout/tabs';
import { AuditTab } from './audit/audit-tab';
import { ChartsTab } from './charts/charts-tab';
import { InvitesTab } from './invites/invites-tab';
import { JobsTab } from './jobs-tab';
import { messages } from './messages';
import { MessagesTab } from './messages-tab';
import { ReportsTab } from './reports-tab';
import { SecondFactorBanner } from './second-factor-banner';
import { SecurityTab } from './security/security-tab';
import { ServicesTab } from './services/services-tab';
import { SyncTab } from './sync-tab';
import { useSignOut } from './use-sign-out';
import { UserPage } from './users/user-page';
import { UsersTab } from './users/users-tab';

const HOME = { display: 'grid', color: 'inherit', textDecoration: 'none' } as const;

const TAG = {
  flex: 'none',
  px: 1,
  py: 0.25,
  borderRadius: '8px',
  bgcolor: 'text.primary',
  color: 'background.default',
  fontSize: '0.75rem',
  fontWeight: 750,
} as const;

const NAME = {
  flex: 1,
  minWidth: 0,
  visibility: { xs: 'hidden', sm: 'visible' },
  textAlign: 'right',
  fontWeight: 650,
  color: 'text.secondary',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

const TABS = {
  users: messages.users,
  invites: messages.invites,
  charts: messages.charts,
  'audit-log': messages.auditLog,
  messages: messages.messages,
  reports: messages.reports,
  jobs: messages.jobs,
  services: messages.services,
  sync: messages.sync,
  security: messages.security,
};

const PANELS: Record<AdminTab, () => React.ReactNode> = {
  users: UsersTab,
  invites: InvitesTab,
  charts: ChartsTab,
  'audit-log': AuditTab,
  messages: MessagesTab,
  reports: ReportsTab,
  jobs: JobsTab,
  services: ServicesTab,
  sync: SyncTab,
  security: SecurityTab,
};

interface AdminDashboardProps {
  admin: Admin;
  /** Deadline for setting up a second factor, in ms; null if there is one or none is required. */
  secondFactorDue: number | null;
}

export function AdminDashboard({ admin, secondFactorDue }: AdminDashboardProps) {
  const [tab, setTab] = useTab();
  const [params] = useSearchParams();
  const user = params.get('user');
  const Panel = PANELS[tab];
  return (
    <>
      <SkipLink />
      <DashboardHeader admin={admin} />
      <OfflineLine />
      {secondFactorDue !== null && <SecondFactorBanner due={secondFactorDue} />}
      <Box
        component="main"
        id="main"
        sx={{ maxWidth: 1360, mx: 'auto', px: { xs: 2, md: 4 }, pt: { xs: 2, md: 3 }, pb: 8 }}
      >
        {user === null ? (
          <>
            <PageTitle sx={{ mb: 2 }}>{messages.adminDashboard}</PageTitle>
            <Tabs label={messages.adminDashboard} tabs={TABS} tab={tab} onTab={setTab}>
              <Panel />
            </Tabs>
          </>
        ) : (
          <UserPage key={user} id={user} />
        )}
      </Box>
    </>
  );
}

function OfflineLine() {
  if (useOnline()) return null;
  return <Banner>{messages.noConnection}</Banner>;
}

type AdminTab = keyof typeof TABS;

/** Keeps the tab in the address, so that it survives a reload and can be sent to a colleague. */
function useTab(): [AdminTab, (tab: AdminTab) => void] {
  const [params, setParams] = useSearchParams();
  const asked = params.get('tab');
  const tab = asked !== null && isTab(asked) ? asked : 'users';
  return [
    tab,
    (next) => {
      setParams(next === 'users' ? {} : { tab: next }, { replace: true });
    },
  ];
}

const isTab = (name: string): name is AdminTab => Object.hasOwn(TABS, name);

function DashboardHeader({ admin }: { admin: Admin }) {
  const { pending, signOut } = useSignOut();
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        px: { xs: 2, md: 4 },
        minHeight: 64,
        bgcolor: 'background.paper',
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box component={Link} to={PAGES.landing} sx={HOME}>
        <Brand size={30} />
      </Box>
      <Box component="span" sx={TAG}>
        {messages.admin}
      </Box>
      <Box sx={NAME} title={admin.email}>
        {admin.username}
      </Box>
      <Button
        variant="outlined"
        disabled={pending}
        sx={{ flex: 'none', minHeight: 44, px: 2 }}
        onClick={() => void signOut()}
      >
        {pending ? messages.signingOut : messages.signOut}
      </Button>
    </Box>
  );
}
