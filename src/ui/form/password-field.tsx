import { IconButton, InputAdornment } from '@mui/material';
import { useState, type ComponentProps } from 'react';

import { Icon } from '../icons';
import { messages } from '../messages';
import { Field } from './field';

export function PasswordField(props: Omit<ComponentProps<typeof Field>, 'type' | 'endAdornment'>) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            aria-label={shown ? messages.hidePassword : messages.showPassword}
            onClick={() => {
              setShown(!shown);
            }}
          >
            <Icon name={shown ? 'eyeOff' : 'eye'} />
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
