import { Link } from '@mui/material';
import { useForm } from 'react-hook-form';
import { Link as RouterLink, useNavigate } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';
import type { Credentials } from '#shared/contract/accounts';

import { CallError } from '../../http/failure';
import { useToast } from '../../ui/feedback/toast';
import { EntranceForm } from '../../ui/form/entrance-form';
import { Field } from '../../ui/form/field';
import { PasswordField } from '../../ui/form/password-field';
import { Tick } from '../../ui/form/tick';
import { useAlive } from '../../ui/form/use-alive';
import { Entrance } from '../../ui/layout/entrance';
import { LoneLink } from '../../ui/layout/lone-link';
import { useTitle } from '../../ui/layout/use-title';
import { checkCredentials, prepareSignIn, signIn } from './late-sign-in';

export function LoginPage() {
  useTitle('Sign In');
  const navigate = useNavigate();
  const toast = useToast();
  // No default values: they would wipe out what was typed into the finished page before the script came.
  const { register, handleSubmit, formState } = useForm<Credentials>({
    resolver: checkCredentials,
  });
  const { errors, isSubmitting } = formState;
  const alive = useAlive();

  const submit = handleSubmit(async (credentials) => {
    try {
      await signIn(credentials);
      toast({
        title: 'Welcome back!',
        description: "You've successfully signed in to your account.",
      });
      await navigate(PAGES.dashboard);
    } catch (error) {
      const description =
        error instanceof CallError ? error.detail : 'Please check your email and password.';
      toast({ title: 'Sign in failed', description, failed: true });
    }
  });

  return (
    <Entrance
      title="Sign In"
      subtitle="Welcome back to your fitness journey"
      footer={
        <>
          No account yet?{' '}
          <Link component={RouterLink} to={PAGES.signup}>
            Sign up
          </Link>
        </>
      }
    >
      <EntranceForm
        onSubmit={submit}
        label="Sign In"
        pendingLabel="Signing in..."
        pending={isSubmitting}
        ready={alive}
      >
        <Field
          label="Email"
          type="email"
          autoComplete="email"
          onFocus={prepareSignIn}
          problem={errors.email?.message}
          {...register('email')}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          onFocus={prepareSignIn}
          problem={errors.password?.message}
          {...register('password')}
        />
        <Tick
          label="This is a shared device"
          hint="Nothing is kept here once this tab is closed. Needs signal."
          {...register('sharedDevice')}
        />
        <LoneLink to={PAGES.forgotPassword}>Forgot your password?</LoneLink>
      </EntranceForm>
    </Entrance>
  );
}
