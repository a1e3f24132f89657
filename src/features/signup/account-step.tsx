import { zodResolver } from '@hookform/resolvers/zod';
import { type Path, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';

import {
  register as registerEndpoint,
  type RegistrationForm,
  registrationFormSchema,
  type User,
} from '#shared/contract/accounts';
import { type Consents, TEXT_VERSIONS } from '#shared/contract/consents';
import { PAGES } from '#shared/contract/pages';

import { call } from '../../http/call';
import { CallError } from '../../http/call-error';
import { inSessionLock } from '../../store/locks';
import { useToast } from '../../ui/feedback/toast';
import { EntranceForm } from '../../ui/layout/entrance';
import { setFieldErrors } from '../../ui/form/field';
import { NewPasswordFields } from '../../ui/form/password-field';
import { NewPersonFields } from '../../ui/sign-up/new-person-fields';
import { messages } from './messages';

interface AccountStepProps {
  /** The invite code in the link; null if no invite is needed. */
  invite?: string | null;
  onCreated: (user: User, consents: Consents | undefined) => Promise<void>;
}

function registrationOf({ firstName, lastName, email, invite = '', ...rest }: RegistrationForm) {
  const { password, confirmPassword, isThirteenOrOlder } = rest;
  const passwords = { password, confirmPassword };
  const healthConsent = TEXT_VERSIONS.health;
  const person = { firstName, lastName, email, ...passwords, isThirteenOrOlder, healthConsent };
  return invite === '' ? person : { ...person, invite };
}

export function AccountStep({ invite = null, onCreated }: AccountStepProps) {
  const toast = useToast();
  const navigate = useNavigate();
  const { register, handleSubmit, formState, setError } = useForm<RegistrationForm>({
    resolver: zodResolver(registrationFormSchema),
    defaultValues: { invite: invite ?? '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (form) => {
    try {
      await inSessionLock(async () => {
        const { user, consents } = await call(registerEndpoint, registrationOf(form));
        await onCreated(user, consents).catch(() => {
          throw new NotKept();
        });
      });
    } catch (error) {
      if (error instanceof NotKept) {
        // The account exists now, so another attempt would be refused: offers the sign-in instead.
        const run = () => void navigate(PAGES.login);
        toast({ ...NOT_KEPT, action: { label: messages.signIn, run } });
        return;
      }
      if (error instanceof CallError) setFieldErrors(setError, error.fields);
      toast({ title: messages.registrationFailed, description: wordsOf(error), failed: true });
    }
  });

  const field = (name: Path<RegistrationForm>) => ({
    problem: errors[name]?.message,
    ...register(name),
  });
  return (
    <EntranceForm
      onSubmit={submit}
      label={messages.createAccount}
      pendingLabel={messages.creatingAccount}
      pending={isSubmitting}
    >
      <NewPersonFields field={field} needsInvite={invite !== null}>
        <NewPasswordFields field={field} />
      </NewPersonFields>
    </EntranceForm>
  );
}

/** The account was created, but this device could not store it. */
class NotKept extends Error {}

const NOT_KEPT = {
  title: messages.accountCreatedNotHere,
  description: messages.notStoredOnDevice,
  failed: true,
} as const;

function wordsOf(error: unknown): string {
  if (!(error instanceof CallError)) return messages.pleaseTryAgain;
  // The server accepted it, but its response is not valid.
  return error.status === 200 ? messages.invalidResponseFromServer : error.detail;
}
