import { Box, Button, Link } from '@mui/material';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import type { UseFormRegister, UseFormReturn } from 'react-hook-form';
import { Link as RouterLink, useLocation } from 'react-router-dom';

import type { Credentials } from '#shared/contract/accounts';
import { PAGES } from '#shared/contract/pages';

import { useHost } from '../../http/host';
import { useSignedInAs } from '../../store/use-signed-in';
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
import { Failure } from './failure';
import { messages } from './messages';
import { SignOnButton } from './single-sign-on/sign-on-button';
import { prepareSignIn, useLogin } from './use-login';

/** Router state of the navigation to this page. */
interface LoginState {
  /** Set if the session has just ended and this device may not know it yet. */
  asksAgain?: true;
}

interface LoginPageProps {
  /** Called after a failed sign-in; the account may have been deleted. */
  onFailed: () => void;
}

/** Shows the form, unless the user is signed in with a session that has not ended. */
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
  const { form, submit, wantsCode, pending, isOpening, back, passkey } = useLogin(onFailed);
  const { register, formState } = form;
  const { errors } = formState;
  const alive = useHydrated();
  const ready = alive && !isOpening;
  const { singleSignOn } = useHost();
  const isOnly = singleSignOn?.only === true;
  if (wantsCode) {
    return (
      <CodeStep onSubmit={submit} {...{ pending, isOpening }} onBack={back}>
        <CodeField problem={errors.code?.message} {...register('code')} />
        <Failure words={errors.root?.message} />
      </CodeStep>
    );
  }
  const signOn = singleSignOn && (
    <SignOnButton
      name={singleSignOn.name}
      isOnly={isOnly}
      ready={ready}
      sharedDevice={() => form.getValues('sharedDevice') === true}
    />
  );
  return (
    <Entrance title={messages.signIn} subtitle={messages.welcomeBackLead} footer={<NewHere />}>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {isOnly ? (
          <SharedDevice {...register('sharedDevice')} />
        ) : (
          <PasswordForm {...{ form, submit, pending, isOpening }} ready={alive} />
        )}
        {isOnly && signOn}
      </Box>
      {!isOnly && (
        <OtherWays>
          <PasskeyButton {...passkey} ready={ready} />
          {signOn}
        </OtherWays>
      )}
    </Entrance>
  );
}

/** A link to the sign-up, if users can sign up with a password. */
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
  pending: boolean;
  isOpening: boolean;
  ready: boolean;
}

const pendingWords = (isOpening: boolean) =>
  isOpening ? messages.openingYourDiary : messages.signingIn;

function PasswordForm({ form, submit, pending, isOpening, ready }: PasswordFormProps) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <EntranceForm
      onSubmit={submit}
      label={messages.signIn}
      pendingLabel={pendingWords(isOpening)}
      pending={pending}
      ready={ready}
    >
      <Field
        label={messages.email}
        type="email"
        // 'webauthn' lets browsers offer passkeys in this field.
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
  return <Tick label={messages.sharedDevice} hint={messages.sharedDeviceKeepsNothing} {...input} />;
}

interface CodeStepProps {
  onSubmit: (event: SyntheticEvent) => Promise<void>;
  pending: boolean;
  isOpening: boolean;
  onBack: () => void;
  /** The field for the code. */
  children: ReactNode;
}

/** The second step, for accounts with two-step sign-in. */
function CodeStep({ onSubmit, pending, isOpening, onBack, children }: CodeStepProps) {
  return (
    <Entrance
      title={messages.enterCodeFromApp}
      subtitle={messages.yourPasswordIsRight}
      footer={<Box sx={{ maxWidth: 360, textAlign: 'center' }}>{messages.lostPhoneAndCodes}</Box>}
    >
      <EntranceForm
        onSubmit={onSubmit}
        label={messages.signIn}
        pendingLabel={pendingWords(isOpening)}
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
