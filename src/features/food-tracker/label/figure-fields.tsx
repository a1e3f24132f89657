import { Box } from '@mui/material';

import { NUTRIENTS, NUTRIENT_UNITS, type Nutrient } from '#shared/records/nutrients';

import { NUTRIENT_NAMES } from '../../../ui/figures/nutrient-words';
import { Field } from '../../../ui/form/field';
import { Icon } from '../../../ui/icons';
import type { FiguresForm } from './use-figures-form';

// In the order of labels; the others are only on those of the United States.
const EVERYWHERE: readonly Nutrient[] = [
  'calories',
  'fat',
  'saturatedFat',
  'carbs',
  'sugar',
  'fiber',
  'protein',
  'sodium',
];
const WITH_SODIUM = NUTRIENTS.filter((nutrient) => !EVERYWHERE.includes(nutrient));

export function FigureFields({ form }: { form: FiguresForm }) {
  const { values, doubts, problems, setFigure } = form;
  const isSalt = values.salt === 'salt';
  const shown = isSalt ? EVERYWHERE : [...EVERYWHERE, ...WITH_SODIUM];
  return (
    <Box role="group" aria-label="Figures" sx={FIELDS}>
      {shown.map((nutrient) => {
        const doubt = doubts[nutrient];
        return (
          <Field
            key={nutrient}
            label={labelOf(nutrient, isSalt)}
            inputMode="decimal"
            autoComplete="off"
            value={values.figures[nutrient]}
            problem={problems[nutrient]}
            hint={doubt === undefined ? undefined : <Doubt words={doubt} />}
            sx={doubt === undefined ? {} : DOUBTFUL}
            onChange={(event) => {
              setFigure(nutrient, event.target.value);
            }}
          />
        );
      })}
    </Box>
  );
}

function labelOf(nutrient: Nutrient, isSalt: boolean): string {
  if (nutrient === 'sodium' && isSalt) return 'Salt (g)';
  return `${NUTRIENT_NAMES[nutrient]} (${NUTRIENT_UNITS[nutrient]})`;
}

function Doubt({ words }: { words: string }) {
  return (
    <Box component="span" sx={{ display: 'flex', gap: 0.75, color: 'nutrients.carbs' }}>
      <Icon name="warning" size={16} style={{ flex: 'none', marginTop: 2 }} />
      {words}
    </Box>
  );
}

const FIELDS = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
} as const;
const DOUBTFUL = {
  '& .MuiOutlinedInput-notchedOutline': { borderColor: 'nutrients.carbs', borderWidth: 2 },
} as const;
