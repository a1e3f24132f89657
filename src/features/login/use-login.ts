import { useEffect, useState } from 'react';
import { type Resolver, useForm, type UseFormReturn, type UseFormSetFocus } from 'react-hook-form';

import type { Credentials } from '#shared/contract/accounts';

import { CallError } from '../../http/call-error';
import { useToast } from '../../ui/feedback/toast';
import { messages } from './messages';
import { NotKept } from './not-kept';
import { usePasskeySignIn } from './use-passkey-sign-in';
import { useWelcome } from './use-welcome';

/** The form of signing in. A code is asked for in a second step, and only where the server wants one. */
export function useLogin(onFailed: () => void) {
  const { isOpening, welcome } = useOpening();
  const toast = useToast();
  const [wantsCode, setWantsCode] = useState(false);
  // No default values: they would wipe out what was typed into the finished page before the script came.
  const form = useForm<Credentials>({ resolver: checkCredentials });
  const { handleSubmit, setFocus, formState } = form;
  useFocusOnCode(wantsCode, setFocus);

  const sayFailed = useSayingFailed(form);
  const passkey = usePasskeySignIn({
    isShared: () => form.getValues('sharedDevice') === true,
    onSignedIn: welcome,
    onFailed: (message, isRefused, isNotKept = false) => {
      if (isRefused) onFailed();
      sayFailed(message, isNotKept);
    },
  });

  const submit = handleSubmit(async (credentials) => {
    if (isOpening) return;
    try {
      await signIn(credentials);
    } catch (error) {
      const failure = error instanceof CallError ? error : undefined;
      if (failure?.code === 'second_factor_needed') {
        setWantsCode(true);
        return;
      }
      onFailed();
      if (error instanceof NotKept) sayFailed(error.message, true);
      else {
        const description = failure?.detail ?? messages.pleaseCheckYourEmailAndPassword;
        sayInForm(form, failure?.code, description);
        toast({ title: messages.signInFailed, description, failed: true });
      }
      return;
    }
    await welcome();
  });

  return {
    form,
    submit,
    wantsCode,
    pending: formState.isSubmitting || isOpening,
    /** It has worked, and the diary is on its way. */
    isOpening,
    passkey,
    /** To another e-mail or password; a code is for the one that it was asked for. */
    back: () => {
      form.unregister('code');
      setWantsCode(false);
    },
  };
}

function useFocusOnCode(wantsCode: boolean, setFocus: UseFormSetFocus<Credentials>): void {
  useEffect(() => {
    if (wantsCode) setFocus('code');
  }, [wantsCode, setFocus]);
}

/** The form stays until the diary has come, which takes a while on a slow network. */
function useOpening() {
  const [isOpening, setOpening] = useState(false);
  const go = useWelcome();
  const welcome = async () => {
    setOpening(true);
    await go();
  };
  return { isOpening, welcome };
}

/** In the form and in a toast. @param isNotKept the server said yes, and this device could not store it */
function useSayingFailed({ setError }: UseFormReturn<Credentials>) {
  const toast = useToast();
  return (description: string, isNotKept: boolean) => {
    setError('root', { message: description });
    const title = isNotKept ? messages.signedInButNotHere : messages.signInFailed;
    toast({ title, description, failed: true });
  };
}

/** What is wrong with the fields. What cannot be checked passes: signing in says that there is no connection. */
const checkCredentials: Resolver<Credentials> = async (values, context, options) => {
  const module = await load().catch(() => undefined);
  return module ? module.checkCredentials(values, context, options) : { values, errors: {} };
};

/** With the focus on the field, where one of them is wrong. */
function sayInForm(
  { setError, setValue }: UseFormReturn<Credentials>,
  code: CallError['code'],
  message: string,
): void {
  if (code === 'bad_credentials') {
    setError('password', { message: messages.emailOrPasswordIsWrong }, { shouldFocus: true });
  } else if (code === 'bad_second_factor') {
    // Each code works once.
    setValue('code', '');
    setError('code', { message }, { shouldFocus: true });
  } else {
    setError('root', { message });
  }
}

/** What checks the fields and signs in brings schemas and a database along, which weigh more than the page. */
async function load() {
  return import('./sign-in');
}

/** Loads it at the first focus, so that it is here when the user has typed. */
export function prepareSignIn(): void {
  // Without signal it fails, and is tried again when the form is sent.
  load().catch(() => undefined);
}

/** Throws a CallError, without signal too. */
async function signIn(credentials: Credentials): Promise<void> {
  const module = await load().catch((error: unknown) => {
    throw new CallError({ kind: 'offline', status: 0, body: String(error) });
  });
  await module.signIn(credentials);
}
