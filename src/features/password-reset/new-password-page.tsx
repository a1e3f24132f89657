import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type * as z from 'zod';

import { resetPassword } from '#shared/contract/account-changes';
import { PASSWORD_MIN } from '#shared/contract/accounts';
import { PAGES } from '#shared/contract/pages';

import { call } from '../../http/call';
import { CallError } from '../../http/call-error';
import { useToast } from '../../ui/feedback/toast';
import { EntranceForm } from '../../ui/form/entrance-form';
import { setFieldErrors } from '../../ui/form/field';
import { PasswordField } from '../../ui/form/password-field';
import { LoneLink } from '../../ui/layout/links';
import { Entrance } from '../../ui/layout/entrance';
import { useTitle } from '../../ui/layout/page-title';

/** Chooses a new password, by the link that was mailed. */
export function NewPasswordPage() {
  useTitle('New Password');
  // Read once: nothing of it goes to a server before the form does.
  const [token] = useState(() => window.location.hash.slice(1));
  const navigate = useNavigate();
  const toast = useToast();
  const { register, handleSubmit, formState, setError } = useForm<
    z.infer<typeof resetPassword.input>
  >({ resolver: zodResolver(resetPassword.input), defaultValues: { token } });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (input) => {
    try {
      await call(resetPassword, input);
      toast({ title: 'Password changed', description: 'Please sign in with the new one.' });
      await navigate(PAGES.login, { replace: true });
    } catch (error) {
      if (error instanceof CallError) setFieldErrors(setError, error.fields);
      const description = error instanceof CallError ? error.detail : 'Please try again.';
      toast({ title: 'Password not changed', description, failed: true });
    }
  });

  return (
    <Entrance
      title="New Password"
      subtitle="This signs you out everywhere. Unsent meals stay on their devices."
      footer={<LoneLink to={PAGES.forgotPassword}>Ask for a new link</LoneLink>}
    >
      <EntranceForm
        onSubmit={submit}
        label="Change Password"
        pendingLabel="Changing..."
        pending={isSubmitting}
      >
        <PasswordField
          label="Password"
          placeholder={`Min. ${PASSWORD_MIN} characters`}
          autoComplete="new-password"
          problem={errors.password?.message}
          {...register('password')}
        />
        <PasswordField
          label="Confirm Password"
          autoComplete="new-password"
          problem={errors.confirmPassword?.message}
          {...register('confirmPassword')}
        />
      </EntranceForm>
    </Entrance>
  );
}
