import type { ComponentProps } from 'react';

import { Field } from './field';

interface SearchFieldProps extends Omit<
  ComponentProps<typeof Field>,
  'type' | 'value' | 'onChange'
> {
  query: string;
  onQuery: (query: string) => void;
}

/** What matches is shown while the words are typed. */
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
