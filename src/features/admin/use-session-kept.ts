import { useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';

import { watchRefusals } from '../../http/admin/bearer';
import { clearSession, isSessionKept, watchKeptSession } from '../../http/admin/kept-session';
import { useToast } from '../../ui/feedback/toast';

/** Whether this browser keeps a session of the desk; another tab may end it. */
export function useSessionKept(): boolean {
  return useSyncExternalStore(watchKeptSession, isSessionKept);
}

/** Leaves the desk when the server no longer takes its session. */
export function useSessionEnd(): void {
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
