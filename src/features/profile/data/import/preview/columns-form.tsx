import { Box, Typography } from '@mui/material';

import { NUTRIENTS } from '#shared/records/nutrients';

import { Disclosure } from '../../../../../ui/disclosure';
import { NUTRIENT_NAMES } from '../../../../../ui/figures/nutrient-words';
import { Choice } from '../../../../../ui/form/choice';
import type { ChosenColumns, ColumnField } from '../formats/guess-columns';
import { KNOWN_FORMATS } from '../formats/known-formats';
import type { ParsedFile } from '../parsed-file';

const NAMES: Readonly<Record<ColumnField, string>> = {
  ...NUTRIENT_NAMES,
  date: 'Date',
  time: 'Time',
  name: 'Food',
  amount: 'Amount',
  meal: 'Meal',
};
const FIRST = ['date', 'time', 'name', 'amount', 'meal', 'calories'] as const;
const OTHERS = NUTRIENTS.filter((nutrient) => nutrient !== 'calories');

interface ColumnsFormProps {
  columns: NonNullable<ParsedFile['columns']>;
  onChange: (chosen: ChosenColumns) => void;
}

/** What each column of a table of an unknown format holds, guessed first. */
export function ColumnsForm({ columns: { names, chosen }, onChange }: ColumnsFormProps) {
  const isWhole = chosen.date !== undefined && (chosen.name ?? chosen.calories) !== undefined;
  const field = (one: ColumnField) => (
    <Choice
      key={one}
      label={NAMES[one]}
      options={[['', 'Not in the file'], ...names.map((name) => [name, name] as const)]}
      value={chosen[one] ?? ''}
      onChange={({ target }) => {
        const others = Object.entries(chosen).filter(([other]) => other !== one);
        const told = target.value === '' ? [] : [[one, target.value]];
        onChange(Object.fromEntries([...others, ...told]) as ChosenColumns);
      }}
    />
  );
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography>
        This table is of none of the known formats. Please look over what its columns hold.
      </Typography>
      {!isWhole && (
        <Typography role="alert">
          A date is needed, and a food or its energy. The columns are: {names.join(', ')}. Known
          formats: {KNOWN_FORMATS}.
        </Typography>
      )}
      <Box sx={GRID}>{FIRST.map(field)}</Box>
      <Disclosure label="Other nutrients">
        <Box sx={GRID}>{OTHERS.map(field)}</Box>
      </Disclosure>
    </Box>
  );
}

const GRID = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;
