import { Box } from '@mui/material';
import { useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';

import { PAGES } from '#shared/contract/pages';
import { proveSingleSignOn, type SingleSignOnOutcome } from '#shared/contract/single-sign-on';

import { call } from '../../../http/call';
import { CallError } from '../../../http/call-error';
import { useHost } from '../../../http/host';
import { useToast } from '../../../ui/feedback/toast';
import { PasswordField } from '../../../ui/form/password-field';
import { Entrance, EntranceForm } from '../../../ui/layout/entrance';
import { LoneLink } from '../../../ui/layout/links';
import { CodeField } from '../../../ui/second-factor/code-field';
import { format } from '../../../ui/words/format';
import { Failure } from '../failure';
import { enteringBy } from './entering-by';
import { messages } from './messages';
import { NotKept } from '../not-kept';
import { REPLACES, useWelcome } from '../use-welcome';

interface Proof {
  password: string;
  code: string;
}

export type ProveFacts = Omit<Extract<SingleSignOnOutcome, { next: 'prove' }>, 'next'>;

/** Asks for the account's password once, before it is linked, and for the code of two-step sign-in every time. */
export function ProveStep({ needs, email }: ProveFacts) {
  const { form, submit, wantsCode } = useProve(needs === 'code');
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  const { name = '' } = useHost().singleSignOn ?? {};
  if (wantsCode) {
    return (
      <Entrance
        title={messages.enterTheCode}
        subtitle={messages.twoStepIsOn}
        footer={<Box sx={{ maxWidth: 360, textAlign: 'center' }}>{messages.lostYourPhone}</Box>}
      >
        <EntranceForm onSubmit={submit} {...BUTTON} label={messages.signIn} pending={isSubmitting}>
          <CodeField problem={errors.code?.message} {...register('code')} />
          <Failure words={errors.root?.message} />
        </EntranceForm>
      </Entrance>
    );
  }
  return (
    <Entrance
      title={messages.linkYourAccount}
      subtitle={format(messages.linkExistingAccount, { email, name })}
      footer={<LoneLink to={PAGES.login}>{messages.backToSignIn}</LoneLink>}
    >
      <EntranceForm
        onSubmit={submit}
        {...BUTTON}
        label={messages.linkAndSignIn}
        pending={isSubmitting}
      >
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={messages.password}
          autoComplete="current-password"
          problem={errors.password?.message}
          {...register('password')}
        />
        <LoneLink to={PAGES.forgotPassword}>{messages.forgotYourPassword}</LoneLink>
        <Failure words={errors.root?.message} />
      </EntranceForm>
    </Entrance>
  );
}

const BUTTON = { pendingLabel: messages.signingYouIn };

function useProve(isLinked: boolean) {
  const [wantsCode, setWantsCode] = useState(isLinked);
  const form = useForm<Proof>({ defaultValues: { password: '', code: '' } });
  const { handleSubmit, setError, setFocus } = form;
  const welcome = useWelcome(REPLACES);
  const toast = useToast();
  useEffect(() => {
    setFocus(wantsCode ? 'code' : 'password');
  }, [wantsCode, setFocus]);
  const submit = handleSubmit(async ({ password, code }) => {
    const proof = {
      ...(isLinked ? {} : { password }),
      ...(wantsCode ? { code } : {}),
    };
    try {
      await enteringBy(async () => call(proveSingleSignOn, proof));
      await welcome();
    } catch (error) {
      if (error instanceof NotKept) {
        setError('root', { message: error.message });
        toast({ title: messages.signedInButNotHere, description: error.message, failed: true });
        return;
      }
      const { code: problem, detail = messages.somethingWentWrong } =
        error instanceof CallError ? error : {};
      if (problem === 'second_factor_needed') {
        setWantsCode(true);
        return;
      }
      sayInForm(form, problem, detail);
      toast({ title: messages.signInFailed, description: detail, failed: true });
    }
  });
  return { form, submit, wantsCode };
}

/** With the focus on the field that is wrong. */
function sayInForm(
  { setError, setValue }: UseFormReturn<Proof>,
  problem: CallError['code'],
  detail: string,
): void {
  if (problem === 'bad_credentials') {
    setError('password', { message: messages.passwordIsWrong }, { shouldFocus: true });
  } else if (problem === 'bad_second_factor' || problem === 'invalid_input') {
    // Each code works once.
    setValue('code', '');
    setError('code', { message: detail }, { shouldFocus: true });
  } else {
    setError('root', { message: detail });
  }
}
