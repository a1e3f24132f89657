import { zodResolver } from '@hookform/resolvers/zod';
import { Box, Button, Typography } from '@mui/material';
import { useEffect } from 'react';
import { useForm, type UseFormSetError } from 'react-hook-form';

import { fullProofSchema, type FullProof } from '#shared/contract/second-factor';

import { PasswordField } from '../../../../ui/form/password-field';
import { CodeField } from '../../../../ui/second-factor/code-field';
import { messages } from './messages';

interface ProofFormProps {
  words: string;
  label: string;
  /** Whether it removes something. */
  grave?: boolean;
  act: (proof: FullProof) => Promise<void>;
  onFailure: (error: unknown, setError: UseFormSetError<FullProof>) => void;
  onCancel: () => void;
}

/** Asks for the password and a code, for actions that need both. */
export function ProofForm({
  words,
  label,
  grave = false,
  act,
  onFailure,
  onCancel,
}: ProofFormProps) {
  const { register, handleSubmit, formState, setError, setFocus, setValue } = useForm<FullProof>({
    resolver: zodResolver(fullProofSchema),
  });
  const { errors, isSubmitting } = formState;
  useEffect(() => {
    setFocus('currentPassword');
  }, [setFocus]);
  const submit = handleSubmit(async (proof) =>
    act(proof).catch((error: unknown) => {
      // Cleared, because each code works only once.
      setValue('code', '');
      onFailure(error, setError);
    }),
  );
  return (
    <Box
      component="form"
      noValidate
      sx={{ display: 'grid', gap: 2 }}
      onSubmit={(event) => void submit(event)}
    >
      <Typography>{words}</Typography>
      <PasswordField
        label={messages.password}
        autoComplete="current-password"
        problem={errors.currentPassword?.message}
        {...register('currentPassword')}
      />
      <CodeField problem={errors.code?.message} {...register('code')} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
        <Button onClick={onCancel}>{messages.cancel}</Button>
        <Button
          type="submit"
          variant="contained"
          color={grave ? 'secondary' : 'primary'}
          disabled={isSubmitting}
        >
          {isSubmitting ? messages.oneMoment : label}
        </Button>
      </Box>
    </Box>
  );
}
