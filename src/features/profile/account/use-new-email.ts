import { useEffect, useRef, useState } from 'react';

import { currentUser, type User } from '#shared/contract/accounts';
import { cancelEmailChange, resendEmailLink } from '#shared/contract/email-change';

import { call } from '../../../http/call';
import { CallError } from '../../../http/failure';
import { queryClient } from '../../../http/query';
import { updateAccount } from '../../../store/accounts';
import { useToast } from '../../../ui/feedback/toast';

/** What can be done about an address that is to be confirmed. */
export function useNewEmail({ until }: NonNullable<User['newEmail']>) {
  const toast = useToast();
  const [pending, setPending] = useState(false);
  const ended = useIsOver(until);
  useAskWhenBack();
  const act = async (what: typeof resendEmailLink) => {
    if (pending) return;
    setPending(true);
    try {
      const { user } = await call(what, {});
      await updateAccount(user);
      toast(
        user.newEmail
          ? { title: 'Link sent', description: 'Only the link in the newest mail works.' }
          : { title: 'Email not changed', description: `You sign in with ${user.email}.` },
      );
    } catch (error) {
      const description = error instanceof CallError ? error.detail : 'Please try again.';
      toast({ title: 'Update failed', description, failed: true });
    } finally {
      setPending(false);
    }
  };
  return {
    ended,
    pending,
    resend: async () => act(resendEmailLink),
    cancel: async () => act(cancelEmailChange),
  };
}

/** Whether a time has come; told when it does. */
function useIsOver(until: number): boolean {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setTimeout(
      () => {
        setNow(Date.now());
      },
      Math.max(0, until - Date.now()),
    );
    return () => {
      clearTimeout(timer);
    };
  }, [until]);
  return now >= until;
}

/** The link may be opened in another tab, or on another device: whoever comes back sees it. */
function useAskWhenBack(): void {
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'hidden') return;
      void queryClient.refetchQueries({ queryKey: [currentUser.path] });
    };
    document.addEventListener('visibilitychange', ask);
    window.addEventListener('focus', ask);
    return () => {
      document.removeEventListener('visibilitychange', ask);
      window.removeEventListener('focus', ask);
    };
  }, []);
}

/** Says it once an address that was waited for counts, wherever its link was opened. */
export function useConfirmedToast({ email, newEmail }: Pick<User, 'email' | 'newEmail'>): void {
  const toast = useToast();
  const awaited = useRef<string | undefined>(undefined);
  const waiting = newEmail?.email;
  useEffect(() => {
    if (awaited.current === email) {
      const description = 'Your email address has been updated successfully.';
      toast({ title: 'Email updated', description });
    }
    awaited.current = waiting;
  }, [email, waiting, toast]);
}
