import { zodResolver } from '@hookform/resolvers/zod';
import { Box, Button, DialogContent, DialogTitle, Typography } from '@mui/material';
import { type ReactNode, type SyntheticEvent, useEffect, useId } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
} from 'react-hook-form';

import { type PasswordProof, passwordProofSchema } from '#shared/contract/account-changes';
import { type Passkey, type PasskeyName, passkeyNameSchema } from '#shared/contract/passkeys';

import { useToast } from '../feedback/toast';
import { Field, setFieldErrors } from '../form/field';
import { PasswordField } from '../form/password-field';
import { Dialog } from '../layout/dialog';
import { format } from '../words/format';
import { messages } from './messages';

/** Calls to the server and the device. */
export interface PasskeyCalls {
  add: (proof: PasswordProof) => Promise<Passkey>;
  rename: (passkey: Passkey, name: string) => Promise<void>;
  remove: (passkey: Passkey, proof: PasswordProof) => Promise<void>;
  /** Explains why a call failed; undefined if the user needs no message. */
  explain: (error: unknown) => { words: string; fields: Record<string, string> } | undefined;
}

interface DialogProps {
  calls: PasskeyCalls;
  onClose: () => void;
}

export function AddPasskey({ calls, onClose }: DialogProps) {
  const toast = useToast();
  const { field, submit, pending } = usePasskeyForm<PasswordProof>(calls, {
    resolver: zodResolver(passwordProofSchema),
    first: 'currentPassword',
    failureTitle: messages.notAdded,
    send: async (proof) => {
      const { name } = await calls.add(proof);
      onClose();
      toast({ title: messages.passkeyAdded, description: format(messages.canSignIn, { name }) });
    },
  });
  return (
    <PasskeyDialog
      title={messages.addAPasskey}
      label={messages.continue}
      {...{ pending, submit, onClose }}
    >
      <Typography>{messages.addWords}</Typography>
      <PasswordField
        label={messages.password}
        autoComplete="current-password"
        {...field('currentPassword')}
      />
    </PasskeyDialog>
  );
}

export function RenamePasskey({ passkey, calls, onClose }: DialogProps & { passkey: Passkey }) {
  const { field, submit, pending } = usePasskeyForm<PasskeyName>(calls, {
    resolver: zodResolver(passkeyNameSchema),
    defaultValues: { name: passkey.name },
    first: 'name',
    failureTitle: messages.notRenamed,
    send: async ({ name }) => {
      await calls.rename(passkey, name);
      onClose();
    },
  });
  return (
    <PasskeyDialog
      title={messages.renamePasskey}
      label={messages.save}
      {...{ pending, submit, onClose }}
    >
      <Field label={messages.name} autoComplete="off" {...field('name')} />
    </PasskeyDialog>
  );
}

export function RemovePasskey({ passkey, calls, onClose }: DialogProps & { passkey: Passkey }) {
  const toast = useToast();
  const { name } = passkey;
  const { field, submit, pending } = usePasskeyForm<PasswordProof>(calls, {
    resolver: zodResolver(passwordProofSchema),
    first: 'currentPassword',
    failureTitle: messages.notRemoved,
    send: async (proof) => {
      await calls.remove(passkey, proof);
      onClose();
      const description = format(messages.noLongerSignsIn, { name });
      toast({ title: messages.passkeyRemoved, description });
    },
  });
  return (
    <PasskeyDialog
      title={messages.removePasskey}
      label={messages.remove}
      grave
      {...{ pending, submit, onClose }}
    >
      <Box sx={{ fontWeight: 680, overflowWrap: 'anywhere' }}>{name}</Box>
      <Typography>{messages.removeWords}</Typography>
      <PasswordField
        label={messages.password}
        autoComplete="current-password"
        {...field('currentPassword')}
      />
    </PasskeyDialog>
  );
}

interface FormOptions<Values extends FieldValues> {
  resolver: Resolver<Values>;
  defaultValues?: DefaultValues<Values>;
  /** The field that gets the focus. */
  first: Path<Values>;
  failureTitle: string;
  send: (values: Values) => Promise<void>;
}

/** Shows a failure as a toast, with messages at the invalid fields. */
function usePasskeyForm<Values extends FieldValues>(
  { explain }: PasskeyCalls,
  { first, failureTitle, send, ...options }: FormOptions<Values>,
) {
  const toast = useToast();
  const { register, handleSubmit, formState, setError, setFocus, getFieldState } =
    useForm<Values>(options);
  useEffect(() => {
    setFocus(first);
  }, [setFocus, first]);
  const submit = handleSubmit(async (values) => {
    try {
      await send(values);
    } catch (error) {
      const why = explain(error);
      if (!why) return;
      setFieldErrors(setError, why.fields);
      toast({ title: failureTitle, description: why.words, failed: true });
    }
  });
  const field = (name: Path<Values>) => ({
    problem: getFieldState(name, formState).error?.message,
    ...register(name),
  });
  return { field, submit, pending: formState.isSubmitting };
}

interface PasskeyDialogProps {
  title: string;
  label: string;
  grave?: boolean;
  pending: boolean;
  submit: (event: SyntheticEvent) => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

function PasskeyDialog(props: PasskeyDialogProps) {
  const { title, label, grave = false, pending, submit, onClose, children } = props;
  const id = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <Box
          component="form"
          noValidate
          sx={{ display: 'grid', gap: 2 }}
          onSubmit={(event) => void submit(event)}
        >
          {children}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
            <Button onClick={onClose}>{messages.cancel}</Button>
            <Button
              type="submit"
              variant="contained"
              color={grave ? 'secondary' : 'primary'}
              disabled={pending}
            >
              {pending ? messages.oneMoment : label}
            </Button>
          </Box>
        </Box>
      </DialogContent>
    </Dialog>
  );
}
