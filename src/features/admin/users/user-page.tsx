import { Box, Button, Link } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';

import { RESET_MINUTES } from '#shared/contract/account-changes';
import { getUserFacts, type UserFacts } from '#shared/contract/admin/user-facts';
import { type AdminUser, sendResetLink } from '#shared/contract/admin/users';
import { at } from '#shared/contract/endpoint';
import { PAGES } from '#shared/contract/pages';

import { refetchAdmin, useAdminQuery } from '../../../http/admin/queries';
import { call } from '../../../http/call';
import { CallError } from '../../../http/call-error';
import { useToast } from '../../../ui/feedback/toast';
import { ConfirmDialog } from '../../../ui/layout/dialog';
import { PageTitle } from '../../../ui/layout/page-title';
import { format } from '../../../ui/words/format';
import { QueryBoundary } from '../query-boundary';
import { TabHeader } from '../tab-header';
import { useConfirmed } from '../use-confirmed';
import { EndUserSessions } from './end-user-sessions';
import { messages } from './messages';
import { AccountCard, CreditsCard, MailsCard, PaymentsCard } from './user-cards';
import { DevicesCard, SessionsCard, SyncCard } from './user-devices';
import { nameOf } from './user-words';

/** Facts about one user, without anything that the user has entered. */
export function UserPage({ id }: { id: string }) {
  const endpoint = at(getUserFacts, { id });
  const answer = useAdminQuery(endpoint, {});
  const isMissing = answer.error instanceof CallError && answer.error.code === 'not_found';
  // For a moment the query still returns the answer for the previous user.
  const data = answer.data?.user.id === id ? answer.data : undefined;
  return (
    <>
      <Link component={RouterLink} to={PAGES.admin} sx={BACK}>
        {messages.allUsers}
      </Link>
      <PageTitle sx={{ mb: 1 }}>{titleOf(data, isMissing)}</PageTitle>
      {isMissing ? (
        <Box role="alert">{messages.accountNotFound}</Box>
      ) : (
        <>
          <TabHeader
            title={data?.user.email ?? ''}
            words={messages.aboutUserPage}
            answer={answer}
          />
          <QueryBoundary answer={{ ...answer, data }}>
            {(facts) => (
              <>
                <Acts facts={facts} onChange={async () => refetchAdmin(endpoint)} />
                <Facts facts={facts} />
              </>
            )}
          </QueryBoundary>
        </>
      )}
    </>
  );
}

function titleOf(data: UserFacts | undefined, isMissing: boolean): string {
  if (isMissing) return messages.noSuchAccount;
  return data ? nameOf(data.user) : messages.user;
}

const BACK = { display: 'inline-flex', alignItems: 'center', minHeight: 44 } as const;

interface ActsProps {
  facts: UserFacts;
  onChange: () => Promise<void>;
}

function Acts({ facts: { user }, onChange }: ActsProps) {
  const [asking, setAsking] = useState<'link' | 'sessions' | null>(null);
  const close = () => {
    setAsking(null);
    void onChange();
  };
  const name = nameOf(user);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
      <Button
        variant="outlined"
        aria-label={format(messages.sendAResetLinkTo, { name })}
        onClick={() => {
          setAsking('link');
        }}
      >
        {messages.sendResetLink}
      </Button>
      <Button
        variant="outlined"
        aria-label={format(messages.endAllSessionsOf, { name })}
        onClick={() => {
          setAsking('sessions');
        }}
      >
        {messages.endSessions}
      </Button>
      {asking === 'link' && <SendResetLink user={user} onClose={close} />}
      {asking === 'sessions' && <EndUserSessions user={user} onClose={close} />}
    </Box>
  );
}

function Facts({ facts }: { facts: UserFacts }) {
  return (
    <Box sx={GRID}>
      <Box sx={COLUMN}>
        <AccountCard facts={facts} />
        <PaymentsCard facts={facts} />
        <CreditsCard facts={facts} />
      </Box>
      <Box sx={COLUMN}>
        <SessionsCard facts={facts} />
        <DevicesCard facts={facts} />
        <SyncCard facts={facts} />
        <MailsCard facts={facts} />
      </Box>
    </Box>
  );
}

const GRID = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
} as const;

const COLUMN = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

interface SendResetLinkProps {
  user: AdminUser;
  onClose: () => void;
}

function SendResetLink({ user, onClose }: SendResetLinkProps) {
  const toast = useToast();
  const { pending, confirm } = useConfirmed(async () => {
    await call(at(sendResetLink, { id: user.id }), {});
    onClose();
    toast({
      title: messages.linkIsOnItsWay,
      description: format(messages.mailedTo, { email: user.email }),
    });
  });
  return (
    <ConfirmDialog
      open
      grave={false}
      title={messages.sendAResetLink}
      about={[nameOf(user), user.email]}
      question={format(messages.theyGetALink, { minutes: RESET_MINUTES })}
      confirmLabel={pending ? messages.sending : messages.sendLink}
      pending={pending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
