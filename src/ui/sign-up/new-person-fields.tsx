import { Box } from '@mui/material';
import type { ComponentProps, ReactNode } from 'react';

import type { NewcomerForm } from '#shared/contract/single-sign-on';

import { Field } from '../form/field';
import { TickField } from '../form/tick';
import { BESIDE } from '../styles';
import { messages } from './messages';

type InputProps = Pick<ComponentProps<'input'>, 'name' | 'onChange' | 'onBlur' | 'ref'> & {
  problem: string | undefined;
};

interface NewPersonFieldsProps {
  /** Returns the props of an input, with its error message. */
  field: (name: keyof NewcomerForm) => InputProps;
  needsInvite: boolean;
  /** Shown between the email field and the agreement. */
  children?: ReactNode;
}

/** The fields for a new account: invite code, name, email and agreement. */
export function NewPersonFields({ field, needsInvite, children }: NewPersonFieldsProps) {
  return (
    <>
      {needsInvite && (
        <Field
          label={messages.inviteCode}
          hint={messages.youHaveItFrom}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...field('invite')}
        />
      )}
      <Box
        sx={{
          display: 'grid',
          rowGap: 2.5,
          columnGap: BESIDE,
          gridTemplateColumns: { sm: '1fr 1fr' },
        }}
      >
        <Field label={messages.firstName} autoComplete="given-name" {...field('firstName')} />
        <Field label={messages.lastName} autoComplete="family-name" {...field('lastName')} />
      </Box>
      <Field label={messages.email} type="email" autoComplete="email" {...field('email')} />
      {children}
      <Box sx={{ display: 'grid', gap: 1 }}>
        <TickField label={messages.iAmThirteenOrOlder} {...field('isThirteenOrOlder')} />
        <TickField label={messages.iAgreeToHealthData} {...field('agreesToHealthData')} />
      </Box>
    </>
  );
}
