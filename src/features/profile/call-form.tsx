import { zodResolver } from '@hookform/resolvers/zod';
import {
  Box,
  Button,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { type ReactNode, type SyntheticEvent, useId } from 'react';
import {
  type FieldValues,
  get,
  type Path,
  useForm,
  type UseFormProps,
  type UseFormReset,
} from 'react-hook-form';

import {
  type PasswordProof,
  passwordProofSchema,
  type Proof,
} from '#shared/contract/account-changes';

import { CallError } from '../../http/call-error';
import { useToast } from '../../ui/feedback/toast';
import { setFieldErrors } from '../../ui/form/field';
import { PasswordField } from '../../ui/form/password-field';
import { Dialog } from '../../ui/layout/dialog';
import { messages } from './messages';

interface CallFormOptions<Values extends FieldValues> extends UseFormProps<Values> {
  send: (values: Values, reset: UseFormReset<Values>) => Promise<void>;
  /** The title of the toast for a call that fails. */
  failureTitle: string;
  onFailure?: (() => void) | undefined;
}

/** A form that is sent to the server. A failure is a toast, with a message at each wrong field. */
export function useCallForm<Values extends FieldValues>({
  send,
  failureTitle,
  onFailure,
  ...options
}: CallFormOptions<Values>) {
  const { register, handleSubmit, formState, setError, reset } = useForm<Values>(options);
  const showFailure = useFailureToast(failureTitle, messages.pleaseTryAgain);
  const submit = handleSubmit(async (values) => {
    try {
      await send(values, reset);
    } catch (error) {
      if (error instanceof CallError) setFieldErrors(setError, error.fields);
      showFailure(error);
      onFailure?.();
    }
  });
  const { errors, isSubmitting: pending } = formState;
  /** Returns the props of a field, with its error message. */
  const field = (name: Path<Values>) => ({
    problem: get<typeof errors, { message?: string } | undefined>(errors, name)?.message,
    ...register(name),
  });
  return { register, field, submit, pending };
}

/** @param fallback the message for a failure without a reason from the server */
export function useFailureToast(title: string, fallback?: string) {
  const toast = useToast();
  return (error: unknown) => {
    const description = error instanceof CallError ? error.detail : fallback;
    toast({ title, description, failed: true });
  };
}

interface FormDialogProps {
  title: string;
  label: string;
  pendingLabel: string;
  cancelLabel?: string;
  /** Whether it removes something. */
  grave?: boolean;
  pending: boolean;
  onSubmit: (event: SyntheticEvent) => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

export function FormDialog(props: FormDialogProps) {
  const { title, label, pendingLabel, cancelLabel = messages.cancel, grave = false } = props;
  const { pending, onSubmit, onClose, children } = props;
  const id = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <Box component="form" noValidate onSubmit={(event) => void onSubmit(event)}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>{children}</DialogContent>
        <DialogActions
          sx={{ flexWrap: 'wrap', rowGap: 1, '& .MuiButton-root': { whiteSpace: 'nowrap' } }}
        >
          <Button onClick={onClose}>{cancelLabel}</Button>
          <Button
            type="submit"
            variant="contained"
            color={grave ? 'secondary' : 'primary'}
            disabled={pending}
          >
            {pending ? pendingLabel : label}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

export interface ProofDialogProps {
  title: string;
  /** Name of the person or thing it affects. */
  about?: string;
  words?: string;
  label: string;
  pendingLabel: string;
  cancelLabel?: string;
  grave?: boolean;
  /** Title of the toast for a failed call. */
  failureTitle: string;
  send: (proof: Proof) => Promise<void>;
  onFailure?: () => void;
  onClose: () => void;
}

interface PasswordDialogProps extends ProofDialogProps {
  /** Text that says why the password is needed. */
  ask?: string;
}

/** Asks for the password before an action that only the account's owner may do. */
export function PasswordDialog({
  ask = messages.enterPasswordToConfirm,
  ...props
}: PasswordDialogProps) {
  const { about, words, send, failureTitle, onFailure, ...dialog } = props;
  const { field, submit, pending } = useCallForm<PasswordProof>({
    resolver: zodResolver(passwordProofSchema),
    send,
    failureTitle,
    onFailure,
  });
  return (
    <FormDialog {...dialog} pending={pending} onSubmit={submit}>
      {about !== undefined && <Box sx={{ fontWeight: 680, overflowWrap: 'anywhere' }}>{about}</Box>}
      <DialogContentText>{[words, ask].filter(Boolean).join(' ')}</DialogContentText>
      <PasswordField
        label={messages.password}
        autoComplete="current-password"
        {...field('currentPassword')}
      />
    </FormDialog>
  );
}
