import { Box, Typography } from '@mui/material';

import { NUTRIENTS, NUTRIENT_UNITS, type Nutrient } from '#shared/records/nutrients';

import { Disclosure } from '../../../../../ui/disclosure';
import { NUTRIENT_NAMES } from '../../../../../ui/figures/nutrient-words';
import { Choice } from '../../../../../ui/form/choice';
import {
  isNutrient,
  notTakenWords,
  type ChosenColumns,
  type ColumnField,
} from '../formats/guess-columns';
import { KNOWN_FORMATS } from '../formats/known-formats';
import type { ParsedFile } from '../parsed-file';

const NAMES: Readonly<Record<Exclude<ColumnField, Nutrient>, string>> = {
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
      label={labelOf(one)}
      options={[['', 'Not in the file'], ...names.map((name) => [name, name] as const)]}
      value={chosen[one] ?? ''}
      problem={isNutrient(one) ? notTakenWords(one, { names, chosen }) : undefined}
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
        The format of this table is not known. Please check what its columns hold.
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

function labelOf(field: ColumnField): string {
  if (!isNutrient(field)) return NAMES[field];
  return `${NUTRIENT_NAMES[field]} (${NUTRIENT_UNITS[field]})`;
}

const GRID = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;
