import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';
import { adminCredentialsSchema, type AdminCredentials } from '#shared/contract/admin/session';

import { keepSession } from '../../http/admin/kept-session';
import { useToast } from '../../ui/feedback/toast';
import { LoginFailure, openDesk } from './open-desk';

// Until the desk opens, so that the greeting is seen with it: by a token, and by the cookie alone.
const TOKEN_DELAY_MS = 100;
const COOKIE_DELAY_MS = 50;

/** The form at the desk's door. The code is asked for only where the server wants one. */
export function useAdminLogin() {
  const navigate = useNavigate();
  const toast = useToast();
  const [codesWanted, setCodesWanted] = useState(0);
  const [opening, openLater] = useLater();
  const form = useForm<AdminCredentials>({ resolver: zodResolver(adminCredentialsSchema) });
  const { setFocus, setValue } = form;
  useEffect(() => {
    if (codesWanted > 0) setFocus('code');
  }, [codesWanted, setFocus]);

  const submit = form.handleSubmit(async (credentials) => {
    try {
      const session = await openDesk(credentials);
      keepSession(session);
      toast({
        title: 'Admin Login Successful',
        description: 'Welcome to the admin dashboard.',
      });
      openLater('token' in session ? TOKEN_DELAY_MS : COOKIE_DELAY_MS, () => {
        void navigate(PAGES.admin, { replace: true });
      });
    } catch (error) {
      const failure = error instanceof LoginFailure ? error : new LoginFailure(KEEPS_NOTHING);
      if (failure.wantsCode) {
        setCodesWanted((before) => before + 1);
        // Each code works once.
        if (credentials.code !== undefined) setValue('code', '');
      }
      toast({ title: 'Login Failed', description: failure.message, failed: true });
    }
  });

  return {
    form,
    submit,
    wantsCode: codesWanted > 0,
    pending: form.formState.isSubmitting || opening,
  };
}

const KEEPS_NOTHING = 'This browser keeps nothing for this site, so that it cannot stay signed in.';

/** Does something a moment later, unless the page has gone by then. */
function useLater(): [boolean, (ms: number, act: () => void) => void] {
  const [waiting, setWaiting] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
  return [
    waiting,
    (ms, act) => {
      setWaiting(true);
      timer.current = setTimeout(act, ms);
    },
  ];
}
