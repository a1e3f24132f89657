import { Box, FormHelperText, OutlinedInput, type OutlinedInputProps } from '@mui/material';
import { type ComponentProps, type ReactNode, useId } from 'react';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';

interface FieldProps extends Omit<OutlinedInputProps, 'error' | 'label'> {
  label: string;
  problem?: string | undefined;
  hint?: ReactNode;
  /** Marks the field as invalid when another element shows the message. */
  isWrong?: boolean;
}

/** Never wider than its container, although date fields have a large minimum width. */
export const FIELD = {
  display: 'grid',
  gap: 0.75,
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const;

// MUI's own growing text area measures itself at every key press, which takes longer than all other work of the key.
const GROWS_BY_CSS = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');

const LINE = '1.5em';

/** Makes a text area grow from `minRows` to `maxRows` with CSS, in browsers that support it. */
function growing({
  multiline = false,
  inputComponent,
  minRows = 1,
  maxRows,
}: Partial<OutlinedInputProps>): Partial<OutlinedInputProps> {
  if (!multiline || inputComponent !== undefined || !GROWS_BY_CSS) return {};
  return {
    inputComponent: 'textarea',
    sx: {
      '& textarea': {
        fieldSizing: 'content',
        resize: 'none',
        lineHeight: LINE,
        boxSizing: 'content-box',
        minHeight: `calc(${minRows} * ${LINE})`,
        maxHeight: maxRows === undefined ? undefined : `calc(${maxRows} * ${LINE})`,
      },
    },
  };
}

export function Field({
  label,
  problem,
  hint,
  isWrong = problem !== undefined,
  id: givenId,
  inputProps,
  ...input
}: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const words = problem ?? hint;
  return (
    <Box sx={FIELD}>
      <Box component="label" htmlFor={id} sx={{ fontWeight: 650, fontSize: '0.9375rem' }}>
        {label}
      </Box>
      <OutlinedInput
        id={id}
        fullWidth
        error={isWrong}
        {...input}
        {...growing(input)}
        inputProps={{ 'aria-describedby': words ? `${id}-words` : undefined, ...inputProps }}
      />
      {words !== undefined && (
        <FormHelperText
          id={`${id}-words`}
          error={problem !== undefined}
          sx={{ m: 0, fontSize: '0.875rem' }}
        >
          {words}
        </FormHelperText>
      )}
    </Box>
  );
}

export function setFieldErrors<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  fields: Record<string, string>,
): void {
  Object.entries(fields).forEach(([name, message], place) => {
    setError(name as Path<Values>, { message }, { shouldFocus: place === 0 });
  });
}

interface SearchFieldProps extends Omit<
  ComponentProps<typeof Field>,
  'type' | 'value' | 'onChange'
> {
  query: string;
  onQuery: (query: string) => void;
}

/** For lists that are filtered while the user types. */
export function SearchField({ query, onQuery, ...rest }: SearchFieldProps) {
  return (
    <Field
      {...rest}
      type="search"
      autoComplete="off"
      value={query}
      onChange={(event) => {
        onQuery(event.target.value);
      }}
    />
  );
}
