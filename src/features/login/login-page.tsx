import { Box, Button, Link } from '@mui/material';
import { type ReactNode, type SyntheticEvent, useEffect, useState } from 'react';
import { type Resolver, useForm, type UseFormRegister, type UseFormReturn } from 'react-hook-form';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';

import type { Credentials } from '#shared/contract/accounts';
import { PAGES } from '#shared/contract/pages';

import { useHost } from '../../http/host';
import { CallError } from '../../http/call-error';
import { useSignedInAs } from '../../store/use-signed-in';
import { useToast } from '../../ui/feedback/toast';
import { AlreadySignedIn } from '../../ui/layout/already-signed-in';
import { EntranceForm, OtherWays } from '../../ui/layout/entrance';
import { Field } from '../../ui/form/field';
import { PasswordField } from '../../ui/form/password-field';
import { Tick } from '../../ui/form/tick';
import { useHydrated } from '../../ui/form/kept-button';
import { LoneLink } from '../../ui/layout/links';
import { Entrance } from '../../ui/layout/entrance';
import { useTitle } from '../../ui/layout/page-title';
import { PasskeyButton } from '../../ui/passkeys/passkey-button';
import { CodeField } from '../../ui/second-factor/code-field';
import { messages } from './messages';
import { SignOnButton } from './single-sign-on/sign-on-button';
import { usePasskeySignIn } from './use-passkey-sign-in';

/** What is wrong with the fields. What cannot be checked passes: signing in says that there is no connection. */
const checkCredentials: Resolver<Credentials> = async (values, context, options) => {
  const module = await load().catch(() => undefined);
  return module ? module.checkCredentials(values, context, options) : { values, errors: {} };
};

/** With the way to this page. */
interface LoginState {
  /** Where the session has just ended, and this device may not know it yet. */
  asksAgain?: true;
}

interface LoginPageProps {
  /** The account may be another than this device knows, or none any more. */
  onFailed: () => void;
}

/** Who is signed in hardly wants the form; whose session has ended does. */
export function LoginPage(props: LoginPageProps) {
  useTitle(messages.signIn);
  const account = useSignedInAs();
  const { state } = useLocation() as { state: LoginState | null };
  const [isAnother, setAnother] = useState(state?.asksAgain === true);
  if (!account || account.sessionExpired || isAnother) return <LoginForm {...props} />;
  return (
    <AlreadySignedIn
      email={account.user.email}
      onAnother={() => {
        setAnother(true);
      }}
    />
  );
}

function LoginForm({ onFailed }: LoginPageProps) {
  const { form, submit, wantsCode, back, passkey } = useLogin(onFailed);
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  const alive = useHydrated();
  const { singleSignOn } = useHost();
  const isOnly = singleSignOn?.only === true;
  if (wantsCode) {
    return (
      <CodeStep onSubmit={submit} pending={isSubmitting} onBack={back}>
        <CodeField problem={errors.code?.message} {...register('code')} />
        <Failure words={errors.root?.message} />
      </CodeStep>
    );
  }
  const signOn = singleSignOn && (
    <SignOnButton
      name={singleSignOn.name}
      isOnly={isOnly}
      ready={alive}
      sharedDevice={() => form.getValues('sharedDevice') === true}
    />
  );
  return (
    <Entrance
      title={messages.signIn}
      subtitle={messages.welcomeBackToYourFitnessJourney}
      footer={<NewHere />}
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {isOnly ? (
          <SharedDevice {...register('sharedDevice')} />
        ) : (
          <PasswordForm form={form} submit={submit} ready={alive} />
        )}
        {isOnly && signOn}
      </Box>
      {!isOnly && (
        <OtherWays>
          <PasskeyButton {...passkey} ready={alive} />
          {signOn}
        </OtherWays>
      )}
    </Entrance>
  );
}

/** Where somebody makes an account with a password. */
function NewHere() {
  const { signups, singleSignOn } = useHost();
  if (signups === 'closed' || singleSignOn?.only === true) return null;
  return (
    <>
      {messages.noAccountYet}{' '}
      <Link component={RouterLink} to={PAGES.signup}>
        {messages.signUp}
      </Link>
    </>
  );
}

interface PasswordFormProps {
  form: UseFormReturn<Credentials>;
  submit: (event: SyntheticEvent) => Promise<void>;
  ready: boolean;
}

function PasswordForm({ form, submit, ready }: PasswordFormProps) {
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  return (
    <EntranceForm
      onSubmit={submit}
      label={messages.signIn}
      pendingLabel={messages.signingIn}
      pending={isSubmitting}
      ready={ready}
    >
      <Field
        label={messages.email}
        type="email"
        // Browsers offer passkeys there.
        autoComplete="email webauthn"
        onFocus={prepareSignIn}
        problem={errors.email?.message}
        {...register('email')}
      />
      <PasswordField
        label={messages.password}
        autoComplete="current-password"
        onFocus={prepareSignIn}
        problem={errors.password?.message}
        {...register('password')}
      />
      <SharedDevice {...register('sharedDevice')} />
      <LoneLink to={PAGES.forgotPassword}>{messages.forgotYourPassword}</LoneLink>
      <Failure words={errors.root?.message} />
    </EntranceForm>
  );
}

function SharedDevice(input: ReturnType<UseFormRegister<Credentials>>) {
  return (
    <Tick label={messages.thisIsASharedDevice} hint={messages.nothingYouEnterIsKept} {...input} />
  );
}

/** Stays where a toast goes away. */
function Failure({ words }: { words: string | undefined }) {
  if (words === undefined) return null;
  return (
    <Box role="alert" sx={{ color: 'error.main' }}>
      {words}
    </Box>
  );
}

interface CodeStepProps {
  onSubmit: (event: SyntheticEvent) => Promise<void>;
  pending: boolean;
  onBack: () => void;
  /** The field for the code. */
  children: ReactNode;
}

/** The second step, for accounts with two-step sign-in. */
function CodeStep({ onSubmit, pending, onBack, children }: CodeStepProps) {
  return (
    <Entrance
      title={messages.enterTheCodeFromYourApp}
      subtitle={messages.yourPasswordIsRight}
      footer={
        <Box sx={{ maxWidth: 360, textAlign: 'center' }}>
          {messages.lostYourPhoneAndYourRecovery}
        </Box>
      }
    >
      <EntranceForm
        onSubmit={onSubmit}
        label={messages.signIn}
        pendingLabel={messages.signingIn}
        pending={pending}
      >
        {children}
      </EntranceForm>
      <Button fullWidth sx={{ mt: 1 }} onClick={onBack}>
        {messages.back}
      </Button>
    </Entrance>
  );
}

/** The form of signing in. A code is asked for in a second step, and only where the server wants one. */
function useLogin(onFailed: () => void) {
  const navigate = useNavigate();
  const toast = useToast();
  const [wantsCode, setWantsCode] = useState(false);
  // No default values: they would wipe out what was typed into the finished page before the script came.
  const form = useForm<Credentials>({ resolver: checkCredentials });
  const { handleSubmit, setFocus } = form;
  useEffect(() => {
    if (wantsCode) setFocus('code');
  }, [wantsCode, setFocus]);

  const welcome = async () => {
    toast({
      title: messages.welcomeBack,
      description: messages.youveSuccessfullySignedInToYour,
    });
    await navigate(PAGES.dashboard);
  };
  const passkey = usePasskeySignIn({
    isShared: () => form.getValues('sharedDevice') === true,
    onSignedIn: welcome,
    onFailed: (message, isRefused) => {
      if (isRefused) onFailed();
      form.setError('root', { message });
      toast({ title: messages.signInFailed, description: message, failed: true });
    },
  });

  const submit = handleSubmit(async (credentials) => {
    try {
      await signIn(credentials);
      await welcome();
    } catch (error) {
      const failure = error instanceof CallError ? error : undefined;
      if (failure?.code === 'second_factor_needed') {
        setWantsCode(true);
        return;
      }
      onFailed();
      const description = failure?.detail ?? messages.pleaseCheckYourEmailAndPassword;
      sayInForm(form, failure?.code, description);
      toast({ title: messages.signInFailed, description, failed: true });
    }
  });

  return {
    form,
    submit,
    wantsCode,
    passkey,
    /** To another e-mail or password; a code is for the one that it was asked for. */
    back: () => {
      form.unregister('code');
      setWantsCode(false);
    },
  };
}

/** With the focus on the field, where one of them is wrong. */
function sayInForm(
  { setError, setValue }: UseFormReturn<Credentials>,
  code: CallError['code'],
  message: string,
): void {
  if (code === 'bad_credentials') {
    setError('password', { message: messages.emailOrPasswordIsWrong }, { shouldFocus: true });
  } else if (code === 'bad_second_factor') {
    // Each code works once.
    setValue('code', '');
    setError('code', { message }, { shouldFocus: true });
  } else {
    setError('root', { message });
  }
}

/** What checks the fields and signs in brings schemas and a database along, which weigh more than the page. */
async function load() {
  return import('./sign-in');
}

/** Loads it at the first focus, so that it is here when the user has typed. */
function prepareSignIn(): void {
  // Without signal it fails, and is tried again when the form is sent.
  load().catch(() => undefined);
}

/** Throws a CallError, without signal too. */
async function signIn(credentials: Credentials): Promise<void> {
  const module = await load().catch((error: unknown) => {
    throw new CallError({ kind: 'offline', status: 0, body: String(error) });
  });
  await module.signIn(credentials);
}
