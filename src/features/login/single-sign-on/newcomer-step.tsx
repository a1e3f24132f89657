import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';

import { TEXT_VERSIONS } from '#shared/contract/consents';
import { PAGES } from '#shared/contract/pages';
import {
  type NewcomerForm,
  newcomerFormSchema,
  registerBySingleSignOn,
  type SingleSignOnOutcome,
} from '#shared/contract/single-sign-on';

import { call } from '../../../http/call';
import { CallError } from '../../../http/call-error';
import { useHost } from '../../../http/host';
import { keepSetup } from '../../../store/sign-up/setup';
import { useToast } from '../../../ui/feedback/toast';
import { setFieldErrors } from '../../../ui/form/field';
import { Entrance, EntranceForm } from '../../../ui/layout/entrance';
import { LoneLink } from '../../../ui/layout/links';
import { Agreement } from '../../../ui/sign-up/agreement';
import { NewPersonFields } from '../../../ui/sign-up/new-person-fields';
import { SignupProgress } from '../../../ui/sign-up/signup-progress';
import { format } from '../../../ui/words/format';
import { NotKept } from '../not-kept';
import { enteringBy } from './entering-by';
import { messages } from './messages';

export type NewcomerFacts = Omit<Extract<SingleSignOnOutcome, { next: 'sign_up' }>, 'next'>;

/** The first step of the sign-up, without a password. */
export function NewcomerStep(facts: NewcomerFacts) {
  const { register, submit, errors, pending } = useNewcomer(facts);
  const { name = '' } = useHost().singleSignOn ?? {};
  return (
    <Entrance
      title={messages.createAccount}
      subtitle={format(messages.firstTimeHere, { name })}
      above={<SignupProgress step={1} />}
      footer={<LoneLink to={PAGES.login}>{messages.backToSignIn}</LoneLink>}
    >
      <EntranceForm
        onSubmit={submit}
        label={messages.createAccount}
        pendingLabel={messages.creatingAccount}
        pending={pending}
      >
        <NewPersonFields
          needsInvite={facts.needsInvite}
          field={(field) => ({ problem: errors[field]?.message, ...register(field) })}
        />
      </EntranceForm>
      <Agreement />
    </Entrance>
  );
}

function useNewcomer({ email, firstName, lastName }: NewcomerFacts) {
  const { register, handleSubmit, formState, setError } = useForm<NewcomerForm>({
    resolver: zodResolver(newcomerFormSchema),
    defaultValues: { email, firstName, lastName, invite: '' },
  });
  const toast = useToast();
  const navigate = useNavigate();
  const submit = handleSubmit(async (form) => {
    try {
      await enteringBy(async () => call(registerBySingleSignOn, newcomerOf(form)));
      await keepSetup();
      toast({ title: messages.accountCreated, description: messages.setUpYourProfile });
      await navigate(PAGES.signup, { replace: true });
    } catch (error) {
      if (error instanceof NotKept) {
        // A second press would make the same account, and be refused.
        const action = { label: messages.signIn, run: async () => navigate(PAGES.login) };
        const description = messages.notStoredOnDevice;
        toast({ title: messages.accountCreatedNotHere, description, failed: true, action });
        return;
      }
      const known = error instanceof CallError ? error : undefined;
      if (known) setFieldErrors(setError, known.fields);
      const description = known?.detail ?? messages.pleaseTryAgain;
      toast({ title: messages.registrationFailed, description, failed: true });
    }
  });
  return { register, submit, errors: formState.errors, pending: formState.isSubmitting };
}

function newcomerOf({ firstName, lastName, email, isThirteenOrOlder, invite = '' }: NewcomerForm) {
  const person = { firstName, lastName, email, isThirteenOrOlder };
  const healthConsent = TEXT_VERSIONS.health;
  return invite === '' ? { ...person, healthConsent } : { ...person, healthConsent, invite };
}
