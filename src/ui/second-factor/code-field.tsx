import { Box, Button } from '@mui/material';
import { useId, useState, type ComponentProps } from 'react';

import { Field } from '../form/field';
import { messages } from './messages';

type CodeFieldProps = Omit<ComponentProps<typeof Field>, 'label' | 'hint' | 'inputProps'>;

/** A field for a code from an authenticator app, or for a recovery code, which has letters and needs another keyboard. */
export function CodeField(props: CodeFieldProps) {
  const id = useId();
  const [isRecovery, setIsRecovery] = useState(false);
  const kind = isRecovery ? RECOVERY : TOTP;
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Field
        {...props}
        id={id}
        label={kind.label}
        hint={kind.hint}
        autoComplete={kind.autoComplete}
        inputProps={kind.inputProps}
      />
      <Button
        sx={{ justifySelf: 'start', ml: -1.5, px: 1.5 }}
        onClick={() => {
          setIsRecovery(!isRecovery);
          document.getElementById(id)?.focus();
        }}
      >
        {kind.other}
      </Button>
    </Box>
  );
}

const SHARED = { autoCapitalize: 'characters', autoCorrect: 'off', spellCheck: false } as const;

const TOTP = {
  label: messages.code,
  hint: messages.sixDigits,
  autoComplete: 'one-time-code',
  inputProps: { ...SHARED, inputMode: 'numeric' },
  other: messages.useARecoveryCode,
} as const;

const RECOVERY = {
  label: messages.recoveryCode,
  hint: messages.oneOfYourRecoveryCodes,
  autoComplete: 'off',
  inputProps: { ...SHARED, inputMode: 'text' },
  other: messages.useACodeFromTheApp,
} as const;
