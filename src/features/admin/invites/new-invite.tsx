import { zodResolver } from '@hookform/resolvers/zod';
import {
  Box,
  Button,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { type SyntheticEvent, useState } from 'react';
import { useForm } from 'react-hook-form';

import { createInvite, listInvites, newInviteSchema } from '#shared/contract/admin/invites';

import { refetchAdmin } from '../../../http/admin/queries';
import { call } from '../../../http/call';
import { CallError } from '../../../http/call-error';
import { useToast } from '../../../ui/feedback/toast';
import { Field, setFieldErrors } from '../../../ui/form/field';
import { Dialog } from '../../../ui/layout/dialog';
import { failureWords, isSessionRefused } from '../call-failures';
import { messages } from './messages';

const TITLE_ID = 'new-invite-title';

interface Made {
  code: string;
  link: string;
}

/** Asks for the settings of an invite, then shows it. Its code is shown only this once. */
export function NewInvite({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<Made | null>(null);
  const form = useInviteForm(setMade);
  return (
    // Once the invite is made or being made, a click outside the dialog must not lose the code.
    <Dialog
      open
      onClose={made || form.pending ? undefined : onClose}
      fullWidth
      maxWidth="xs"
      aria-labelledby={TITLE_ID}
    >
      {made ? (
        <MadeInvite {...made} onClose={onClose} />
      ) : (
        <InviteForm {...form} onClose={onClose} />
      )}
    </Dialog>
  );
}

type InviteFormProps = ReturnType<typeof useInviteForm> & { onClose: () => void };

function InviteForm({ register, submit, errors, pending, onClose }: InviteFormProps) {
  return (
    <Box component="form" noValidate onSubmit={(event: SyntheticEvent) => void submit(event)}>
      <DialogTitle id={TITLE_ID}>{messages.newInvite}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Field
          label={messages.forWhom}
          hint={messages.onlyAdministratorsSeeIt}
          autoComplete="off"
          problem={errors.label?.message}
          {...register('label')}
        />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr', alignItems: 'end' }}>
          <Field
            label={messages.howManyPeople}
            inputMode="numeric"
            problem={errors.uses?.message}
            {...register('uses')}
          />
          <Field
            label={messages.daysItWorks}
            inputMode="numeric"
            problem={errors.days?.message}
            {...register('days')}
          />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={pending}>
          {messages.cancel}
        </Button>
        <Button type="submit" variant="contained" disabled={pending}>
          {pending ? messages.creating : messages.create}
        </Button>
      </DialogActions>
    </Box>
  );
}

function useInviteForm(onMade: (made: Made) => void) {
  const toast = useToast();
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(newInviteSchema),
    defaultValues: { label: '', uses: 1, days: 14 },
  });
  const submit = handleSubmit(async (invite) => {
    try {
      const { code, link } = await call(createInvite, invite);
      onMade({ code, link });
      await refetchAdmin(listInvites);
    } catch (error) {
      if (isSessionRefused(error as Error)) return;
      if (error instanceof CallError) setFieldErrors(setError, error.fields);
      toast({ title: messages.newInvite, description: failureWords(error as Error), failed: true });
    }
  });
  return { register, submit, errors: formState.errors, pending: formState.isSubmitting };
}

function MadeInvite({ code, link, onClose }: Made & { onClose: () => void }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    setCopied(true);
  };
  return (
    <>
      <DialogTitle id={TITLE_ID}>{messages.inviteReady}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText>{messages.shownOnce}</DialogContentText>
        <Shown label={messages.link} text={link} />
        <Shown label={messages.code} text={code} />
      </DialogContent>
      <DialogActions>
        {/* Browsers have no clipboard on pages without HTTPS. */}
        {'clipboard' in navigator && (
          <Button onClick={() => void copy().catch(() => undefined)}>
            {copied ? messages.copied : messages.copyLink}
          </Button>
        )}
        <Button variant="contained" onClick={onClose}>
          {messages.done}
        </Button>
      </DialogActions>
    </>
  );
}

/** A text that one click selects, for copying by hand. */
function Shown({ label, text }: { label: string; text: string }) {
  return (
    <Box>
      <Box sx={{ fontWeight: 650, fontSize: '0.9375rem', mb: 0.75 }}>{label}</Box>
      <Box sx={SHOWN}>{text}</Box>
    </Box>
  );
}

const SHOWN = {
  p: 1.5,
  borderRadius: '12px',
  bgcolor: 'raised.main',
  fontFamily: 'monospace',
  overflowWrap: 'anywhere',
  userSelect: 'all',
} as const;
