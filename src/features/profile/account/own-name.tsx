import { zodResolver } from '@hookform/resolvers/zod';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';

import { type NameChange, nameChangeSchema, updateName } from '#shared/contract/account-changes';
import type { User } from '#shared/contract/accounts';

import { useOnline } from '../../../device/use-online';
import { call } from '../../../http/call';
import { updateAccount } from '../../../store/accounts';
import { useToast } from '../../../ui/feedback/toast';
import { focusWhenShown } from '../../../ui/focus/focus-when-shown';
import { Field } from '../../../ui/form/field';
import { useCallForm } from '../call-form';
import { NeedsConnection } from '../profile-card';
import { messages } from './messages';

type Name = Pick<User, 'firstName' | 'lastName'>;

/** First and last name, read-only until 'Edit' is pressed. */
export function OwnName({ firstName, lastName }: Name) {
  const [state, setState] = useState<'shown' | 'edited' | 'shown again'>('shown');
  const online = useOnline();
  if (state === 'edited') {
    return (
      <NameForm
        name={{ firstName, lastName }}
        onEnd={() => {
          setState('shown again');
        }}
      />
    );
  }
  return (
    <Box sx={{ mb: 3 }}>
      <Box
        component="dl"
        sx={{ display: 'grid', gap: 2, m: 0, mb: 1.5, gridTemplateColumns: '1fr 1fr' }}
      >
        <Fact label={messages.firstName} value={firstName} />
        <Fact label={messages.lastName} value={lastName} />
      </Box>
      <Button
        ref={state === 'shown again' ? focusWhenShown : undefined}
        variant="outlined"
        aria-label={messages.editYourName}
        disabled={!online}
        onClick={() => {
          setState('edited');
        }}
      >
        {messages.edit}
      </Button>
      <NeedsConnection what={messages.changingYourName} />
    </Box>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="dt" sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
        {label}
      </Typography>
      <Typography
        component="dd"
        dir="auto"
        sx={{ m: 0, fontWeight: 650, overflowWrap: 'anywhere' }}
      >
        {value}
      </Typography>
    </Box>
  );
}

function NameForm({ name, onEnd }: { name: Name; onEnd: () => void }) {
  const toast = useToast();
  const { field, submit, pending } = useCallForm<NameChange>({
    resolver: zodResolver(nameChangeSchema),
    defaultValues: name,
    send: async (change) => {
      const { user } = await call(updateName, change);
      await updateAccount(user);
      onEnd();
      toast({ title: messages.nameUpdated, description: messages.nameUpdatedWords });
    },
    failureTitle: messages.updateFailed,
  });
  return (
    <Box
      component="form"
      noValidate
      sx={{ display: 'grid', gap: 2, mb: 3 }}
      onSubmit={(event) => void submit(event)}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { sm: '1fr 1fr' },
        }}
      >
        <Field
          label={messages.firstName}
          autoComplete="given-name"
          inputRef={focusWhenShown}
          {...field('firstName')}
        />
        <Field label={messages.lastName} autoComplete="family-name" {...field('lastName')} />
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="contained" disabled={pending}>
          {pending ? messages.updating : messages.save}
        </Button>
        <Button onClick={onEnd}>{messages.cancel}</Button>
      </Box>
    </Box>
  );
}
