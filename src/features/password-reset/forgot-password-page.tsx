import { zodResolver } from '@hookform/resolvers/zod';
import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';

import { requestReset, RESET_MINUTES, resetRequestSchema } from '#shared/contract/account-changes';
import { PAGES } from '#shared/contract/pages';

import { call } from '../../http/call';
import { CallError } from '../../http/call-error';
import { useToast } from '../../ui/feedback/toast';
import { EntranceForm } from '../../ui/form/entrance-form';
import { Field } from '../../ui/form/field';
import { LoneLink } from '../../ui/layout/links';
import { Entrance } from '../../ui/layout/entrance';
import { useTitle } from '../../ui/layout/page-title';

type MailState = z.output<typeof requestReset.output>['mail'];

/** Asks for a link to a new password, by mail. */
export function ForgotPasswordPage() {
  useTitle('Forgot your password?');
  const [mail, setMail] = useState<MailState>();
  const toast = useToast();
  const { register, handleSubmit, formState } = useForm<z.infer<typeof resetRequestSchema>>({
    resolver: zodResolver(resetRequestSchema),
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (input) => {
    try {
      setMail((await call(requestReset, input)).mail);
    } catch (error) {
      const description = error instanceof CallError ? error.detail : 'Please try again.';
      toast({ title: 'Not sent', description, failed: true });
    }
  });

  return (
    <Entrance
      title="Forgot your password?"
      subtitle={mail ? '' : 'We will email you a link to set a new one.'}
      footer={<LoneLink to={PAGES.login}>Back to sign in</LoneLink>}
    >
      {mail ? (
        <ResetRequested mail={mail} />
      ) : (
        <EntranceForm
          onSubmit={submit}
          label="Send the link"
          pendingLabel="Sending..."
          pending={isSubmitting}
        >
          <Field
            label="Email"
            type="email"
            autoComplete="email"
            problem={errors.email?.message}
            {...register('email')}
          />
        </EntranceForm>
      )}
    </Entrance>
  );
}

/** What happens now: the same words whether or not there is such an account. */
function ResetRequested({ mail }: { mail: MailState }) {
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1.5 }}>
      {mail === 'sent' ? (
        <>
          <Typography>
            If there is an account with this email, a link is on its way. It works once, for{' '}
            {RESET_MINUTES} minutes.
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>
            Nothing there after a few minutes? Look among the spam, then ask once more.
          </Typography>
        </>
      ) : (
        <>
          <Typography>This server cannot send mail, so no link can reach you.</Typography>
          <Typography sx={{ color: 'text.secondary' }}>
            Please ask whoever runs it: they can give you a link. Entries on this device stay where
            they are until then.
          </Typography>
        </>
      )}
    </Box>
  );
}
