import { Box, Typography } from '@mui/material';
import { type ReactNode, Suspense, useState } from 'react';

import { type Consents, restrictionOf } from '#shared/contract/consents';

import { lateCard, latePart } from '../../http/late-part';
import type { Account } from '../../store/accounts';
import { useMealsWaitForAnswer } from '../../store/use-account';
import { Spinner } from '../../ui/feedback/spinner';
import { Page } from '../../ui/layout/page';
import { messages } from './messages';

// Loaded late, because users see these once or never.
const AiQuestion = lateCard(() =>
  import('../../features/consents/ai-question').then((m) => m.AiQuestion),
);
const HealthQuestion = latePart(() =>
  import('../../features/consents/health-question').then((m) => m.HealthQuestion),
);
const HealthConsentForm = latePart(() =>
  import('../../features/consents/health-question').then((m) => m.HealthConsentForm),
);
const AccountEnd = latePart(() =>
  import('../../features/profile/account/account-end').then((m) => m.AccountEnd),
);

interface ConsentGateProps {
  account: Account;
  children: ReactNode;
}

/** Shows the pages of an account, or first the questions about consent that the user must answer. */
export function ConsentGate({ account, children }: ConsentGateProps) {
  const { userId, consents } = account;
  // The consents are not known yet: do not block the diary.
  if (!consents) return children;
  const restriction = restrictionOf(consents);
  if (restriction === null && consents.health !== null) {
    return (
      <>
        {children}
        <WaitingQuestion userId={userId} consents={consents} />
      </>
    );
  }
  return (
    <Suspense fallback={<Spinner label={messages.loading} />}>
      {restriction === null ? (
        <HealthQuestion userId={userId} />
      ) : (
        <Restricted account={account} restriction={restriction} />
      )}
    </Suspense>
  );
}

const RESTRICTED = {
  under_13: { title: messages.for13AndOlder, words: messages.youSaidToBeYounger },
  no_health_consent: { title: messages.nothingNewIsSaved, words: messages.healthDataNotAgreed },
};

function Restricted({
  account: { user },
  restriction,
}: {
  account: Account;
  restriction: keyof typeof RESTRICTED;
}) {
  const { title, words } = RESTRICTED[restriction];
  return (
    <Page title={title}>
      <Box sx={{ display: 'grid', gap: 2.5, maxWidth: 640 }}>
        <Typography>{words}</Typography>
        {restriction === 'no_health_consent' && <HealthConsentForm userId={user.id} />}
        <AccountEnd user={user} />
      </Box>
    </Page>
  );
}

function WaitingQuestion({ userId, consents }: { userId: string; consents: Consents }) {
  const { provider, ai } = consents;
  const isOpen = provider !== null && ai === null;
  const waiting = useMealsWaitForAnswer({ words: provider?.readsWords ?? false }) ?? 0;
  // After 'later', the question is hidden until another meal waits.
  const [leftAt, setLeftAt] = useState(0);
  if (!isOpen || waiting <= leftAt) return null;
  return (
    <AiQuestion
      userId={userId}
      provider={provider}
      onLater={() => {
        setLeftAt(waiting);
      }}
    />
  );
}
