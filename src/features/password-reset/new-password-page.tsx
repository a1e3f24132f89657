import { zodResolver } from '@hookform/resolvers/zod';
import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type * as z from 'zod';

import { checkResetLink, RESET_MINUTES, resetPassword } from '#shared/contract/account-changes';
import { PAGES } from '#shared/contract/pages';

import { call } from '../../http/call';
import { CallError } from '../../http/call-error';
import { useToast } from '../../ui/feedback/toast';
import { EntranceForm } from '../../ui/layout/entrance';
import { setFieldErrors } from '../../ui/form/field';
import { NewPasswordFields } from '../../ui/form/password-field';
import { LoneLink } from '../../ui/layout/links';
import { Entrance } from '../../ui/layout/entrance';
import { useTitle } from '../../ui/layout/page-title';
import { format } from '../../ui/words/format';
import { messages } from './messages';

/** Sets a new password, with the mailed link. */
export function NewPasswordPage() {
  useTitle(messages.newPassword);
  // In the fragment, which is not sent to a server except in calls. The key handles another link in the same tab.
  const token = useLocation().hash.slice(1);
  return <NewPassword key={token} token={token} />;
}

function NewPassword({ token }: { token: string }) {
  const { link, retry, end } = useResetLink(token);
  const hasEnded = link.state === 'ended';
  return (
    <Entrance
      title={hasEnded ? messages.linkNoLongerWorks : messages.newPassword}
      subtitle={link.state === 'works' ? messages.signsOutEverywhere : ''}
      footer={<LoneLink to={PAGES.login}>{messages.backToSignIn}</LoneLink>}
    >
      {link.state === 'works' && <PasswordForm token={token} onEnded={end} />}
      <Box role="status">
        {link.state === 'checking' && <Typography>{messages.checkingYourLink}</Typography>}
        {hasEnded && (
          <Notice words={format(messages.linkUsedOrExpired, { resetMinutes: RESET_MINUTES })}>
            <Button component={Link} to={PAGES.forgotPassword} variant="contained">
              {messages.sendANewLink}
            </Button>
          </Notice>
        )}
        {link.state === 'unknown' && (
          <Notice words={link.words}>
            <Button variant="contained" onClick={retry}>
              {messages.tryAgain}
            </Button>
          </Notice>
        )}
      </Box>
    </Entrance>
  );
}

function Notice({ words, children }: { words: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography>{words}</Typography>
      {children}
    </Box>
  );
}

type ResetLink = { state: 'checking' | 'works' | 'ended' } | { state: 'unknown'; words: string };

/** Checks the link first, so that the user does not choose a password for an expired link. */
function useResetLink(token: string) {
  const [link, setLink] = useState<ResetLink>({ state: 'checking' });
  const check = useCallback(() => {
    call(checkResetLink, { token }).then(
      () => {
        setLink({ state: 'works' });
      },
      (error: unknown) => {
        setLink(isEnded(error) ? { state: 'ended' } : { state: 'unknown', words: wordsOf(error) });
      },
    );
  }, [token]);
  useEffect(check, [check]);
  const retry = () => {
    setLink({ state: 'checking' });
    check();
  };
  const end = () => {
    setLink({ state: 'ended' });
  };
  return { link, retry, end };
}

/** Whether the link has expired. A malformed token is refused as invalid input and counts too. */
function isEnded(error: unknown): boolean {
  if (!(error instanceof CallError)) return false;
  return error.code === 'bad_reset_token' || 'token' in error.fields;
}

function wordsOf(error: unknown): string {
  return error instanceof CallError ? error.detail : messages.pleaseTryAgain;
}

interface PasswordFormProps {
  token: string;
  /** Called if the link has expired or was used in another tab since the check. */
  onEnded: () => void;
}

function PasswordForm({ token, onEnded }: PasswordFormProps) {
  const navigate = useNavigate();
  const toast = useToast();
  const { register, handleSubmit, formState, setError } = useForm<
    z.infer<typeof resetPassword.input>
  >({ resolver: zodResolver(resetPassword.input), defaultValues: { token } });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (input) => {
    try {
      await call(resetPassword, input);
      toast({ title: messages.passwordChanged, description: messages.signInWithNewPassword });
      // The new password has ended all sessions.
      await navigate(PAGES.login, { replace: true, state: { asksAgain: true } });
    } catch (error) {
      if (isEnded(error)) onEnded();
      else if (error instanceof CallError) setFieldErrors(setError, error.fields);
      toast({ title: messages.passwordNotChanged, description: wordsOf(error), failed: true });
    }
  });
  return (
    <EntranceForm
      onSubmit={submit}
      label={messages.changePassword}
      pendingLabel={messages.changing}
      pending={isSubmitting}
    >
      <NewPasswordFields
        field={(name) => ({ problem: errors[name]?.message, ...register(name) })}
      />
    </EntranceForm>
  );
}
