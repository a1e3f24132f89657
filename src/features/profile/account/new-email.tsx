import { zodResolver } from '@hookform/resolvers/zod';
import { Box, Button, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';

import {
  cancelEmailChange,
  EMAIL_LINK_HOURS,
  type EmailChange,
  emailChangeSchema,
  resendEmailLink,
  updateEmail,
} from '#shared/contract/account-changes';
import { currentUser, type User } from '#shared/contract/accounts';

import { call } from '../../../http/call';
import { queryClient } from '../../../http/query';
import { updateAccount } from '../../../store/accounts';
import { useToast } from '../../../ui/feedback/toast';
import { Field } from '../../../ui/form/field';
import { PasswordField } from '../../../ui/form/password-field';
import { Icon } from '../../../ui/icons';
import { format } from '../../../ui/words/format';
import { useCallForm, useFailureToast } from '../call-form';
import { ConfirmDialog, needsConfirmation } from '../sign-on-dialog';
import { messages } from './messages';

interface NewEmailProps {
  email: string;
  newEmail: NonNullable<User['newEmail']>;
}

/** A new email address, which becomes active when the user opens the link sent to it. */
export function NewEmail({ email, newEmail }: NewEmailProps) {
  const { ended, pending, resend, cancel } = useNewEmail(newEmail);
  return (
    <Box role="status" sx={{ mb: 3, p: 2, borderRadius: '14px', bgcolor: 'raised.main' }}>
      <Box sx={{ display: 'flex', gap: 1.25 }}>
        <Icon name="mail" size={24} style={{ flex: 'none' }} />
        <Typography component="div" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Box component="strong" sx={{ display: 'block', fontWeight: 700 }}>
            {messages.confirmYourNewAddress}
          </Box>
          <div>
            {ended ? messages.linkExpired : messages.openTheLinkWeSentTo}
            <Address email={newEmail.email} />.
          </div>
          <Box sx={{ mt: 0.5, color: 'text.secondary', fontSize: '0.9375rem' }}>
            {messages.signInUntilThenWith} <Address email={email} />.
          </Box>
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button
          variant={ended ? 'contained' : 'outlined'}
          aria-disabled={pending}
          onClick={() => void resend()}
        >
          {messages.sendTheLinkAgain}
        </Button>
        <Button aria-disabled={pending} onClick={() => void cancel()}>
          {messages.keepTheOldAddress}
        </Button>
      </Box>
    </Box>
  );
}

function Address({ email }: { email: string }) {
  return (
    <Box component="span" dir="auto" sx={{ fontWeight: 650 }}>
      {email}
    </Box>
  );
}

/** Actions for an address that is not confirmed yet. */
function useNewEmail({ until }: NonNullable<User['newEmail']>) {
  const toast = useToast();
  const showFailure = useFailureToast(messages.updateFailed, messages.pleaseTryAgain);
  const [pending, setPending] = useState(false);
  const ended = useIsPast(until);
  useRefetchOnFocus();
  const act = async (what: typeof resendEmailLink) => {
    if (pending) return;
    setPending(true);
    try {
      const { user } = await call(what, {});
      await updateAccount(user);
      toast(
        user.newEmail
          ? { title: messages.linkSent, description: messages.onlyNewestLinkWorks }
          : {
              title: messages.emailNotChanged,
              description: format(messages.youSignInWith, { email: user.email }),
            },
      );
    } catch (error) {
      showFailure(error);
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

/** Whether a time has passed; renders again when it does. */
function useIsPast(until: number): boolean {
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

/** Fetches the account on focus, because the link may be opened in another tab or on another device. */
function useRefetchOnFocus(): void {
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

/** Shows a toast once a new address is confirmed, on whichever device its link was opened. */
export function useConfirmedToast({ email, newEmail }: Pick<User, 'email' | 'newEmail'>): void {
  const toast = useToast();
  const awaited = useRef<string | undefined>(undefined);
  const waiting = newEmail?.email;
  useEffect(() => {
    if (awaited.current === email) {
      const description = messages.emailAddressUpdated;
      toast({ title: messages.emailUpdated, description });
    }
    awaited.current = waiting;
  }, [email, waiting, toast]);
}

/** Changes the email address on the server, because the server decides who can sign in with it and from when on. */
export function EmailForm({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const { field, submit, pending, asks, stopAsking } = useEmailForm(email, hasPassword);
  return (
    <Box
      component="form"
      noValidate
      sx={{ display: 'grid', gap: 2, justifyItems: 'stretch' }}
      onSubmit={(event) => void submit(event)}
    >
      <Field label={messages.email} type="email" autoComplete="email" {...field('email')} />
      {hasPassword && (
        <PasswordField
          label={messages.currentPassword}
          autoComplete="current-password"
          hint={messages.askedFor}
          {...field('currentPassword')}
        />
      )}
      <Button type="submit" variant="contained" disabled={pending} sx={{ justifySelf: 'start' }}>
        {pending ? messages.updating : messages.updateEmail}
      </Button>
      {asks && <ConfirmDialog onClose={stopAsking} />}
    </Box>
  );
}

function useEmailForm(email: string, hasPassword: boolean) {
  const toast = useToast();
  const [asks, setAsks] = useState(false);
  const valuesOf = (address: string): EmailChange =>
    hasPassword ? { email: address, currentPassword: '' } : { email: address };
  const form = useCallForm<EmailChange>({
    resolver: zodResolver(emailChangeSchema),
    values: valuesOf(email),
    send: async (change, reset) => {
      try {
        const { user } = await call(updateEmail, change);
        await updateAccount(user);
        reset(valuesOf(user.email));
        toast(wordsOf(user));
      } catch (error) {
        if (!needsConfirmation(error)) throw error;
        setAsks(true);
      }
    },
    failureTitle: messages.updateFailed,
  });
  return {
    ...form,
    asks,
    stopAsking: () => {
      setAsks(false);
    },
  };
}

function wordsOf({ newEmail }: User): { title: string; description: string } {
  if (newEmail) {
    return {
      title: messages.linkSent,
      description: format(messages.itWorksForHours, { emailLinkHours: EMAIL_LINK_HOURS }),
    };
  }
  const description = messages.emailAddressUpdated;
  return { title: messages.emailUpdated, description };
}
