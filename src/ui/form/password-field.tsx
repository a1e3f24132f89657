import { IconButton, InputAdornment } from '@mui/material';
import { useState, type ComponentProps } from 'react';

import { PASSWORD_MIN } from '#shared/contract/accounts';

import { Icon } from '../icons';
import { messages } from './messages';
import { format } from '../words/format';
import { Field } from './field';

export function PasswordField(props: Omit<ComponentProps<typeof Field>, 'type' | 'endAdornment'>) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            aria-label={isShown ? messages.hidePassword : messages.showPassword}
            onClick={() => {
              setIsShown(!isShown);
            }}
          >
            <Icon name={isShown ? 'eyeOff' : 'eye'} />
          </IconButton>
        </InputAdornment>
      }
    />
  );
}

type FieldProps = Omit<ComponentProps<typeof PasswordField>, 'label'>;

interface NewPasswordFieldsProps {
  label?: string;
  confirmLabel?: string;
  field: (name: 'password' | 'confirmPassword') => FieldProps;
}

/** Fields for a new password and its repetition. */
export function NewPasswordFields({
  label = messages.password,
  confirmLabel = messages.confirmPassword,
  field,
}: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label={label}
        placeholder={format(messages.minCharacters, { passwordMin: PASSWORD_MIN })}
        autoComplete="new-password"
        hint={format(messages.passwordRule, { passwordMin: PASSWORD_MIN })}
        {...field('password')}
      />
      <PasswordField
        label={confirmLabel}
        autoComplete="new-password"
        {...field('confirmPassword')}
      />
    </>
  );
}
