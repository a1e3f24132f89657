import { useEffect, useSyncExternalStore } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';

import { adminMe } from '#shared/contract/admin/session';
import { PAGES } from '#shared/contract/pages';

import { watchRefusals } from '../../http/admin/bearer';
import { clearAdminQueries, useAdminQuery } from '../../http/admin/queries';
import { clearSession, hasSession, watchSession } from '../../http/admin/session';
import { Spinner } from '../../ui/feedback/spinner';
import { useToast } from '../../ui/feedback/toast';
import { useTitle } from '../../ui/layout/page-title';
import { UnreachablePage } from '../../ui/layout/notice-page';
import { format } from '../../ui/words/format';
import { AdminDashboard } from './admin-dashboard';
import { failureWords, isOffline, isSecondFactorRequired, isSessionRefused } from './call-failures';
import { messages } from './messages';
import { SetUpPage } from './set-up-second-factor';

/** The server decides at each visit whether the admin area opens. */
export function AdminPage() {
  useTitle(messages.adminDashboard);
  return useHasSession() ? <CheckedDashboard /> : <ToLogin />;
}

function ToLogin() {
  useEffect(clearSession, []);
  return <Navigate to={PAGES.adminLogin} replace />;
}

function CheckedDashboard() {
  useSessionEnd();
  useEffect(() => clearAdminQueries, []);
  const { data, error, isPending, refetch } = useAdminQuery(adminMe, {});
  if (isSecondFactorRequired(error)) return <SetUpPage />;
  if (data)
    return <AdminDashboard admin={data.admin} secondFactorDue={data.secondFactorDue ?? null} />;
  // A refused session is being removed, which leads to the login page.
  if (isPending || isSessionRefused(error)) return <Spinner label={messages.loading} />;
  return (
    <UnreachablePage
      title={isOffline(error) ? messages.noConnectionTitle : messages.notOpened}
      words={format(messages.nothingKeptOnDevice, { error: failureWords(error) })}
      onRetry={() => void refetch()}
    />
  );
}

/** Updates when another tab ends the session. */
function useHasSession(): boolean {
  return useSyncExternalStore(watchSession, hasSession);
}

function useSessionEnd(): void {
  const navigate = useNavigate();
  const toast = useToast();
  useEffect(
    () =>
      watchRefusals('admin_not_authenticated', () => {
        // Several calls may be refused at the same time; only the first shows the toast.
        if (!hasSession()) return;
        clearSession();
        toast({
          title: messages.adminAuthenticationFailed,
          description: messages.pleaseSignInAgain,
          failed: true,
        });
        void navigate(PAGES.adminLogin, { replace: true });
      }),
    [navigate, toast],
  );
}
