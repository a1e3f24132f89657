import { useEffect, useState } from 'react';
import { type Resolver, useForm, type UseFormReturn, type UseFormSetFocus } from 'react-hook-form';

import type { Credentials } from '#shared/contract/accounts';

import { CallError } from '../../http/call-error';
import { useToast } from '../../ui/feedback/toast';
import { messages } from './messages';
import { NotKept } from './not-kept';
import { usePasskeySignIn } from './use-passkey-sign-in';
import { useWelcome } from './use-welcome';

/** The sign-in form. If the server requires a code, it is asked for in a second step. */
export function useLogin(onFailed: () => void) {
  const { isOpening, welcome } = useOpening();
  const toast = useToast();
  const [wantsCode, setWantsCode] = useState(false);
  // No default values, because they would delete input that was typed before the script had loaded.
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
        const description = failure?.detail ?? messages.checkEmailAndPassword;
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
    /** True after a successful sign-in, while the diary loads. */
    isOpening,
    passkey,
    /** Goes back to email and password; drops the code, which belongs to the previous ones. */
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

/** The form stays until the diary has loaded, which takes a while on a slow network. */
function useOpening() {
  const [isOpening, setOpening] = useState(false);
  const go = useWelcome();
  const welcome = async () => {
    setOpening(true);
    await go();
  };
  return { isOpening, welcome };
}

/** Shows a failure in the form and in a toast. @param isNotKept the sign-in succeeded but could not be stored on this device */
function useSayingFailed({ setError }: UseFormReturn<Credentials>) {
  const toast = useToast();
  return (description: string, isNotKept: boolean) => {
    setError('root', { message: description });
    const title = isNotKept ? messages.signedInButNotHere : messages.signInFailed;
    toast({ title, description, failed: true });
  };
}

/** Validates the fields. If the validation cannot be loaded, the input passes, and the sign-in reports the missing connection. */
const checkCredentials: Resolver<Credentials> = async (values, context, options) => {
  const module = await load().catch(() => undefined);
  return module ? module.checkCredentials(values, context, options) : { values, errors: {} };
};

/** Shows the failure in the form, and focuses the field if one is wrong. */
function sayInForm(
  { setError, setValue }: UseFormReturn<Credentials>,
  code: CallError['code'],
  message: string,
): void {
  if (code === 'bad_credentials') {
    setError('password', { message: messages.emailOrPasswordWrong }, { shouldFocus: true });
  } else if (code === 'bad_second_factor') {
    // Cleared, because each code works only once.
    setValue('code', '');
    setError('code', { message }, { shouldFocus: true });
  } else {
    setError('root', { message });
  }
}

/** Validation and sign-in are loaded late, because their schemas and database code are larger than the page. */
async function load() {
  return import('./sign-in');
}

/** Loads the code at the first focus, so that it is available when the user has typed. */
export function prepareSignIn(): void {
  // If it fails offline, it is tried again when the form is sent.
  load().catch(() => undefined);
}

/** Throws a CallError, also while offline. */
async function signIn(credentials: Credentials): Promise<void> {
  const module = await load().catch((error: unknown) => {
    throw new CallError({ kind: 'offline', status: 0, body: String(error) });
  });
  await module.signIn(credentials);
}
