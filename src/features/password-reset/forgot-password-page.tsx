import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';

import { PAGES } from '#shared/contract/pages';
import { requestReset, resetRequestSchema } from '#shared/contract/password-reset';

import { call } from '../../http/call';
import { CallError } from '../../http/failure';
import { useToast } from '../../ui/feedback/toast';
import { EntranceForm } from '../../ui/form/entrance-form';
import { Field } from '../../ui/form/field';
import { Entrance } from '../../ui/layout/entrance';
import { LoneLink } from '../../ui/layout/lone-link';
import { useTitle } from '../../ui/layout/use-title';
import { ResetAsked } from './reset-asked';

type Asked = z.output<typeof requestReset.output>['mail'];

/** Asks for a link to a new password, by mail. */
export function ForgotPasswordPage() {
  useTitle('Forgot your password?');
  const [asked, setAsked] = useState<Asked>();
  const toast = useToast();
  const { register, handleSubmit, formState } = useForm<z.infer<typeof resetRequestSchema>>({
    resolver: zodResolver(resetRequestSchema),
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (input) => {
    try {
      setAsked((await call(requestReset, input)).mail);
    } catch (error) {
      const description = error instanceof CallError ? error.detail : 'Please try again.';
      toast({ title: 'Not sent', description, failed: true });
    }
  });

  return (
    <Entrance
      title="Forgot your password?"
      subtitle={asked ? '' : 'We will email you a link to set a new one.'}
      footer={<LoneLink to={PAGES.login}>Back to sign in</LoneLink>}
    >
      {asked ? (
        <ResetAsked mail={asked} />
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
