import { zodResolver } from '@hookform/resolvers/zod';
import { Box, Button } from '@mui/material';

import {
  EMAIL_LINK_HOURS,
  type EmailChange,
  emailChangeSchema,
  updateEmail,
} from '#shared/contract/account-changes';
import type { User } from '#shared/contract/accounts';

import { call } from '../../../http/call';
import { updateAccount } from '../../../store/accounts';
import { useToast } from '../../../ui/feedback/toast';
import { Field } from '../../../ui/form/field';
import { PasswordField } from '../../../ui/form/password-field';
import { format } from '../../../ui/words/format';
import { useCallForm } from '../call-form';
import { messages } from './messages';

/** Changes the e-mail, at the server: who signs in by it is for the server to say, and from when on. */
export function EmailForm({ email }: { email: string }) {
  const toast = useToast();
  const { register, submit, errors, pending } = useCallForm<EmailChange>({
    resolver: zodResolver(emailChangeSchema),
    values: { email, currentPassword: '' },
    send: async (change, reset) => {
      const { user } = await call(updateEmail, change);
      await updateAccount(user);
      reset({ email: user.email, currentPassword: '' });
      toast(wordsOf(user));
    },
    failureTitle: messages.updateFailed,
  });

  return (
    <Box
      component="form"
      noValidate
      sx={{ display: 'grid', gap: 2, justifyItems: 'stretch' }}
      onSubmit={(event) => void submit(event)}
    >
      <Field
        label={messages.email}
        type="email"
        autoComplete="email"
        problem={errors.email?.message}
        {...register('email')}
      />
      <PasswordField
        label={messages.currentPassword}
        autoComplete="current-password"
        hint={messages.askedFor}
        problem={errors.currentPassword?.message}
        {...register('currentPassword')}
      />
      <Button type="submit" variant="contained" disabled={pending} sx={{ justifySelf: 'start' }}>
        {pending ? messages.updating : messages.updateEmail}
      </Button>
    </Box>
  );
}

function wordsOf({ newEmail }: User): { title: string; description: string } {
  if (newEmail) {
    return {
      title: messages.linkSent,
      description: format(messages.itWorksForHours, { emailLinkHours: EMAIL_LINK_HOURS }),
    };
  }
  const description = messages.yourEmailAddressHasBeenUpdated;
  return { title: messages.emailUpdated, description };
}
