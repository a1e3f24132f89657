import { zodResolver } from '@hookform/resolvers/zod';
import { Box, Button, Typography } from '@mui/material';
import { useEffect, useState, type ReactNode, type SyntheticEvent } from 'react';
import { useForm, type FieldValues, type UseFormSetError } from 'react-hook-form';

import {
  codeProofSchema,
  passwordProofSchema,
  type Begun,
  type CodeProof,
  type PasswordProof,
} from '#shared/contract/second-factor';

import { Field } from '../form/field';
import { PasswordField } from '../form/password-field';
import { messages } from './messages';
import { SecretView } from './secret-view';

interface SetUpStepsProps {
  /** Asks the server for a secret. */
  begin: (proof: PasswordProof) => Promise<Begun>;
  /** Shows the server a first code, for the recovery codes. */
  confirm: (proof: CodeProof) => Promise<string[]>;
  /** Tells the person what failed, and puts words beside the fields. */
  onFailure: <Values extends FieldValues>(
    error: unknown,
    setError: UseFormSetError<Values>,
  ) => void;
  onCodes: (codes: string[]) => void;
  onCopy: (text: string) => void;
  /** The button that leaves it. */
  back: ReactNode;
}

/** Sets a second factor up: the password, the secret with a first code of it, and then the recovery codes. */
export function SetUpSteps(props: SetUpStepsProps) {
  const [begun, setBegun] = useState<Begun>();
  return begun ? (
    <CodeStep {...props} begun={begun} />
  ) : (
    <PasswordStep {...props} onBegun={setBegun} />
  );
}

function PasswordStep({
  begin,
  onFailure,
  onBegun,
  back,
}: SetUpStepsProps & { onBegun: (begun: Begun) => void }) {
  const { register, handleSubmit, formState, setError, setFocus } = useForm<PasswordProof>({
    resolver: zodResolver(passwordProofSchema),
  });
  const { errors, isSubmitting } = formState;
  useEffect(() => {
    setFocus('currentPassword');
  }, [setFocus]);
  const submit = handleSubmit(async (proof) =>
    begin(proof).then(onBegun, (error: unknown) => {
      onFailure(error, setError);
    }),
  );
  return (
    <StepForm onSubmit={submit} label={messages.continue} pending={isSubmitting} back={back}>
      <Typography>{messages.youNeedAnAuthenticatorAppOn}</Typography>
      <PasswordField
        label={messages.password}
        autoComplete="current-password"
        problem={errors.currentPassword?.message}
        {...register('currentPassword')}
      />
    </StepForm>
  );
}

function CodeStep({
  begun,
  confirm,
  onFailure,
  onCodes,
  onCopy,
  back,
}: SetUpStepsProps & { begun: Begun }) {
  const { register, handleSubmit, formState, setError, setFocus } = useForm<CodeProof>({
    resolver: zodResolver(codeProofSchema),
  });
  const { errors, isSubmitting } = formState;
  useEffect(() => {
    setFocus('code');
  }, [setFocus]);
  const submit = handleSubmit(async (proof) =>
    confirm(proof).then(onCodes, (error: unknown) => {
      onFailure(error, setError);
    }),
  );
  return (
    <StepForm onSubmit={submit} label={messages.turnOn} pending={isSubmitting} back={back}>
      <SecretView begun={begun} onCopy={onCopy} />
      <Field
        label={messages.codeFromTheApp}
        hint={messages.sixDigitsItShowsNewOnes}
        autoComplete="one-time-code"
        inputProps={{ inputMode: 'numeric' }}
        problem={errors.code?.message}
        {...register('code')}
      />
    </StepForm>
  );
}

interface StepFormProps {
  onSubmit: (event: SyntheticEvent) => Promise<void>;
  label: string;
  pending: boolean;
  back: ReactNode;
  children: ReactNode;
}

/** A step, and its button beside the way out. */
function StepForm({ onSubmit, label, pending, back, children }: StepFormProps) {
  return (
    <Box
      component="form"
      noValidate
      sx={{ display: 'grid', gap: 2 }}
      onSubmit={(event) => void onSubmit(event)}
    >
      {children}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
        {back}
        <Button type="submit" variant="contained" disabled={pending}>
          {pending ? messages.oneMoment : label}
        </Button>
      </Box>
    </Box>
  );
}
