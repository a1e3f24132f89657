import { Box, Button } from '@mui/material';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';

import { millilitresOf } from '#shared/rules/water';

import { Field } from '../../../ui/form/field';
import { FIELD_AND_BUTTON } from '../../../ui/styles';
import { format } from '../../../ui/words/format';
import { readNumber } from '../../../ui/words/read-number';
import { messages } from './messages';

interface OtherAmountProps {
  unit: 'ml' | 'fl_oz';
  /** @param amount in milliliters */
  onAdd: (amount: number) => void;
}

/** A field for any amount, in the user's unit. */
export function OtherAmount({ unit, onAdd }: OtherAmountProps) {
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // The user has just pressed the button that opens this field.
  useEffect(() => {
    field.current?.focus();
  }, []);
  const typed = readNumber(text);
  const amount = typed === null ? null : millilitresOf(typed, unit);
  const { least, most } = LIMITS[unit];
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(amount === null);
    if (amount === null) field.current?.focus();
    else {
      onAdd(amount);
      setText('');
    }
  };
  return (
    <Box
      component="form"
      noValidate
      aria-label={messages.otherAmount}
      sx={FIELD_AND_BUTTON}
      onSubmit={submit}
    >
      <Field
        label={format(messages.amountIn, { unit: UNITS[unit] })}
        inputProps={{ inputMode: 'decimal' }}
        inputRef={field}
        autoComplete="off"
        value={text}
        problem={
          tried && amount === null ? format(messages.enterAnAmount, { least, most }) : undefined
        }
        onChange={(event) => {
          setText(event.target.value);
        }}
      />
      <Button type="submit" variant="contained" sx={{ mt: '1.75rem', minHeight: 48 }}>
        {messages.add}
      </Button>
    </Box>
  );
}

const UNITS = { ml: 'ml', fl_oz: 'fl oz' } as const;

const LIMITS = {
  ml: { least: '1', most: '5,000 ml' },
  fl_oz: { least: '0.1', most: '169 fl oz' },
} as const;
