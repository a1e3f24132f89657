import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';

import type { Credentials } from '#shared/contract/accounts';
import { PAGES } from '#shared/contract/pages';

import { CallError } from '../../http/failure';
import { useToast } from '../../ui/feedback/toast';
import { checkCredentials, signIn } from './late-sign-in';

/** The form of signing in. A code is asked for in a second step, and only where the server wants one. */
export function useLogin() {
  const navigate = useNavigate();
  const toast = useToast();
  const [wantsCode, setWantsCode] = useState(false);
  // No default values: they would wipe out what was typed into the finished page before the script came.
  const form = useForm<Credentials>({ resolver: checkCredentials });
  const { handleSubmit, setError, setFocus, setValue } = form;
  useEffect(() => {
    if (wantsCode) setFocus('code');
  }, [wantsCode, setFocus]);

  const submit = handleSubmit(async (credentials) => {
    try {
      await signIn(credentials);
      toast({
        title: 'Welcome back!',
        description: "You've successfully signed in to your account.",
      });
      await navigate(PAGES.dashboard);
    } catch (error) {
      const failure = error instanceof CallError ? error : undefined;
      if (failure?.code === 'second_factor_needed') {
        setWantsCode(true);
        return;
      }
      if (failure?.code === 'bad_second_factor') {
        // Each code works once.
        setValue('code', '');
        setError('code', { message: failure.detail }, { shouldFocus: true });
      }
      const description = failure?.detail ?? 'Please check your email and password.';
      toast({ title: 'Sign in failed', description, failed: true });
    }
  });

  return {
    form,
    submit,
    wantsCode,
    /** To another e-mail or password; a code is for the one that it was asked for. */
    back: () => {
      form.unregister('code');
      setWantsCode(false);
    },
  };
}
