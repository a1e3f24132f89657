import { zodResolver } from '@hookform/resolvers/zod';
import { Box } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type * as z from 'zod';

import {
  type AdminCredentials,
  adminCredentialsSchema,
  adminLogin,
} from '#shared/contract/admin/session';
import { adminPasskeyLogin, beginAdminPasskeyLogin } from '#shared/contract/admin/passkeys';
import { PAGES } from '#shared/contract/pages';

import { newPageKey, PasskeyFailure, showPasskey } from '../../device/passkeys';
import { type SavedSession, saveSession } from '../../http/admin/session';
import { call } from '../../http/call';
import { CallError } from '../../http/call-error';
import { useToast } from '../../ui/feedback/toast';
import { EntranceForm, OtherWays } from '../../ui/layout/entrance';
import { Field } from '../../ui/form/field';
import { PasswordField } from '../../ui/form/password-field';
import { Entrance } from '../../ui/layout/entrance';
import { useTitle } from '../../ui/layout/page-title';
import { PasskeyButton } from '../../ui/passkeys/passkey-button';
import { passkeyProblemWords } from '../../ui/passkeys/passkey-problem-words';
import { CodeField } from '../../ui/second-factor/code-field';
import { messages } from './messages';

class LoginFailure extends Error {
  constructor(
    message: string,
    /** True if the server needs a code of the authenticator app, or the entered code was wrong. */
    readonly wantsCode = false,
  ) {
    super(message);
  }
}

const CODE_NEEDED = messages.enterAuthenticatorCode;

// Delay before the dashboard opens, so that the greeting toast is shown with it.
const TOKEN_DELAY_MS = 100;

const COOKIE_DELAY_MS = 50;

const KEEPS_NOTHING = messages.browserKeepsNothing;

export function AdminLoginPage() {
  useTitle(messages.adminAccess);
  const { form, submit, wantsCode, pending, passkey } = useAdminLogin();
  const { errors } = form.formState;
  return (
    <Entrance
      title={messages.adminAccess}
      footer={
        <Box sx={{ maxWidth: 320, textAlign: 'center' }}>{messages.authorizedPersonnelOnly}</Box>
      }
    >
      <EntranceForm
        onSubmit={submit}
        label={messages.adminLogin}
        pendingLabel={messages.authenticating}
        pending={pending}
      >
        <Field
          label={messages.adminUsername}
          autoComplete="username"
          inputProps={{ autoCapitalize: 'none', spellCheck: false }}
          problem={errors.username?.message}
          {...form.register('username')}
        />
        <PasswordField
          label={messages.password}
          autoComplete="current-password"
          problem={errors.password?.message}
          {...form.register('password')}
        />
        {wantsCode && <CodeField problem={errors.code?.message} {...form.register('code')} />}
      </EntranceForm>
      <OtherWays>
        <PasskeyButton {...passkey} />
      </OtherWays>
    </Entrance>
  );
}

/** The field for the code appears only if the server asks for one. */
function useAdminLogin() {
  const navigate = useNavigate();
  const toast = useToast();
  const [codesWanted, setCodesWanted] = useState(0);
  const [opening, openLater] = useLater();
  const form = useForm<AdminCredentials>({ resolver: zodResolver(adminCredentialsSchema) });
  const { setFocus, setValue } = form;
  useEffect(() => {
    if (codesWanted > 0) setFocus('code');
  }, [codesWanted, setFocus]);

  const enter = (session: SavedSession) => {
    saveSession(session);
    toast({
      title: messages.adminLoginSuccessful,
      description: messages.welcomeToAdminDashboard,
    });
    openLater('token' in session ? TOKEN_DELAY_MS : COOKIE_DELAY_MS, () => {
      void navigate(PAGES.admin, { replace: true });
    });
  };
  const passkey = useAdminPasskey(enter);

  const submit = form.handleSubmit(async (credentials) => {
    try {
      enter(await logIn(credentials));
    } catch (error) {
      const failure = error instanceof LoginFailure ? error : new LoginFailure(KEEPS_NOTHING);
      if (failure.wantsCode) {
        setCodesWanted((before) => before + 1);
        // Cleared, because each code works only once.
        if (credentials.code !== undefined) setValue('code', '');
      }
      toast({ title: messages.loginFailed, description: failure.message, failed: true });
    }
  });

  return {
    form,
    submit,
    wantsCode: codesWanted > 0,
    pending: form.formState.isSubmitting || opening,
    passkey,
  };
}

function useAdminPasskey(enter: (session: SavedSession) => void) {
  const toast = useToast();
  const [pending, setPending] = useState(false);
  const press = async () => {
    setPending(true);
    try {
      enter(await logInWithPasskey());
    } catch (error) {
      const words = error instanceof LoginFailure ? error.message : KEEPS_NOTHING;
      toast({ title: messages.loginFailed, description: words, failed: true });
    } finally {
      setPending(false);
    }
  };
  return { pending, onPress: () => void press() };
}

/** Throws a LoginFailure, also for failures of the device. */
async function logInWithPasskey(): Promise<SavedSession> {
  try {
    const pageKey = newPageKey();
    const passkey = await showPasskey(await call(beginAdminPasskeyLogin, { pageKey }));
    return sessionIn(await call(adminPasskeyLogin, { pageKey, passkey }));
  } catch (error) {
    if (error instanceof PasskeyFailure) throw new LoginFailure(passkeyProblemWords(error.problem));
    throw error instanceof CallError ? failureOf(error) : error;
  }
}

/** A timeout that is cleared when the page is left. */
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

/**
 * Throws a LoginFailure if there is no session: no connection, an invalid answer, or an answer without a
 * session.
 */
async function logIn(credentials: AdminCredentials): Promise<SavedSession> {
  try {
    return sessionIn(await call(adminLogin, credentials));
  } catch (error) {
    throw error instanceof CallError ? failureOf(error) : error;
  }
}

function sessionIn({ success, message, token, admin }: z.output<typeof adminLogin.output>) {
  if (!success) throw new LoginFailure(message ?? messages.loginFailedWithoutReason);
  if (token !== undefined) return { token };
  // Without a token, only the cookie has the session.
  if (admin !== undefined) return { id: admin.id };
  throw new LoginFailure(messages.invalidResponseFormat);
}

function failureOf({ kind, status, code, detail }: CallError): LoginFailure {
  const understood = kind !== 'broken' || status >= 500;
  const words = understood ? detail : messages.invalidResponseFormat;
  if (code === 'second_factor_needed') return new LoginFailure(CODE_NEEDED, true);
  const wantsCode = code === 'bad_second_factor';
  return new LoginFailure(words || messages.invalidAdminCredentials, wantsCode);
}
