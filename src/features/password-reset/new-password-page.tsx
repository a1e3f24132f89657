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
import { format } from '../../ui/words/format';
import { messages } from './messages';

/** Chooses a new password, by the link that was mailed. */
export function NewPasswordPage() {
  useTitle(messages.newPassword);
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
      toast({ title: messages.passwordChanged, description: messages.pleaseSignInWithTheNew });
      await navigate(PAGES.login, { replace: true });
    } catch (error) {
      if (error instanceof CallError) setFieldErrors(setError, error.fields);
      const description = error instanceof CallError ? error.detail : messages.pleaseTryAgain;
      toast({ title: messages.passwordNotChanged, description, failed: true });
    }
  });

  return (
    <Entrance
      title={messages.newPassword}
      subtitle={messages.thisSignsYouOutEverywhere}
      footer={<LoneLink to={PAGES.forgotPassword}>{messages.askForANewLink}</LoneLink>}
    >
      <EntranceForm
        onSubmit={submit}
        label={messages.changePassword}
        pendingLabel={messages.changing}
        pending={isSubmitting}
      >
        <PasswordField
          label={messages.password}
          placeholder={format(messages.minCharacters, { passwordMin: PASSWORD_MIN })}
          autoComplete="new-password"
          problem={errors.password?.message}
          {...register('password')}
        />
        <PasswordField
          label={messages.confirmPassword}
          autoComplete="new-password"
          problem={errors.confirmPassword?.message}
          {...register('confirmPassword')}
        />
      </EntranceForm>
    </Entrance>
  );
}
