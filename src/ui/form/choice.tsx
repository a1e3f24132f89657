import { Box, FormHelperText, OutlinedInput, Select, type SelectProps } from '@mui/material';
import { useId } from 'react';

import { FIELD } from './field';

interface ChoiceProps extends Omit<SelectProps<string>, 'error' | 'label'> {
  label: string;
  options: readonly (readonly [value: string, words: string])[];
  /** The label is for screen readers only. */
  bare?: boolean;
  problem?: string | undefined;
}

/** A native select, which is easiest to use on phones. */
export function Choice({ label, options, bare = false, problem, inputRef, ...rest }: ChoiceProps) {
  const id = useId();
  const words = problem === undefined ? undefined : `${id}-words`;
  return (
    <Box sx={FIELD}>
      {!bare && (
        <Box component="label" htmlFor={id} sx={{ fontWeight: 650, fontSize: '0.9375rem' }}>
          {label}
        </Box>
      )}
      <Select<string>
        native
        fullWidth
        input={<OutlinedInput />}
        error={problem !== undefined}
        inputRef={inputRef}
        inputProps={{ id, 'aria-label': bare ? label : undefined, 'aria-describedby': words }}
        {...rest}
      >
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
      {problem !== undefined && (
        <FormHelperText id={words} error sx={{ m: 0, fontSize: '0.875rem' }}>
          {problem}
        </FormHelperText>
      )}
    </Box>
  );
}
