import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';
import { adminMe } from '#shared/contract/admin/session';

import { forgetDesk, useDeskAnswer } from '../../http/admin/answers';
import { clearSession } from '../../http/admin/kept-session';
import { Spinner } from '../../ui/feedback/spinner';
import { UnreachablePage } from '../../ui/layout/unreachable-page';
import { useTitle } from '../../ui/layout/use-title';
import { Desk } from './desk';
import { isOffline, isRefusal, isSecondFactorRequired, wordsOf } from './failure-words';
import { SetUpPage } from './second-factor/set-up-page';
import { useSessionEnd, useSessionKept } from './use-session-kept';

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
