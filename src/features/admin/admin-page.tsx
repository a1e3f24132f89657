import { useEffect, useSyncExternalStore } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';

import { adminMe } from '#shared/contract/admin/session';
import { PAGES } from '#shared/contract/pages';

import { forgetDesk, useDeskAnswer } from '../../http/admin/answers';
import { watchRefusals } from '../../http/admin/bearer';
import { clearSession, isSessionKept, watchKeptSession } from '../../http/admin/kept-session';
import { Spinner } from '../../ui/feedback/spinner';
import { useToast } from '../../ui/feedback/toast';
import { UnreachablePage } from '../../ui/layout/unreachable-page';
import { useTitle } from '../../ui/layout/use-title';
import { Desk } from './desk';
import { isOffline, isRefusal, isSecondFactorRequired, wordsOf } from './failure-words';
import { SetUpPage } from './second-factor/set-up-page';

/** The administrator's area: opened by the server's word alone, each time anew. */
export function AdminPage() {
  useTitle('Admin Dashboard');
  return useSessionKept() ? <CheckedDesk /> : <ToLogin />;
}

function ToLogin() {
  useEffect(clearSession, []);
  return <Navigate to={PAGES.adminLogin} replace />;
}

function CheckedDesk() {
  useSessionEnd();
  useEffect(() => forgetDesk, []);
  const { data, error, isPending, refetch } = useDeskAnswer(adminMe, {});
  if (isSecondFactorRequired(error)) return <SetUpPage />;
  if (data) return <Desk admin={data.admin} secondFactorDue={data.secondFactorDue ?? null} />;
  // A refused session is left behind by then.
  if (isPending || isRefusal(error)) return <Spinner label="Loading" />;
  return (
    <UnreachablePage
      title={isOffline(error) ? 'No connection' : 'Not opened'}
      words={`${wordsOf(error)} Nothing of the administrator's area is kept on this device.`}
      onRetry={() => void refetch()}
    />
  );
}

/** Whether this browser keeps a session of the desk; another tab may end it. */
function useSessionKept(): boolean {
  return useSyncExternalStore(watchKeptSession, isSessionKept);
}

/** Leaves the desk when the server no longer takes its session. */
function useSessionEnd(): void {
  const navigate = useNavigate();
  const toast = useToast();
  useEffect(
    () =>
      watchRefusals('admin_not_authenticated', () => {
        // Several calls may be refused at once: they are one end.
        if (!isSessionKept()) return;
        clearSession();
        toast({
          title: 'Admin authentication failed',
          description: 'Please sign in again.',
          failed: true,
        });
        void navigate(PAGES.adminLogin, { replace: true });
      }),
    [navigate, toast],
  );
}
