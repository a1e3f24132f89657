import { Box, Button } from '@mui/material';
import { useState, type ComponentProps } from 'react';

import { MORE_NUTRIENTS, NUTRIENT_UNITS, type Nutrient } from '#shared/records/nutrients';

import { NUTRIENT_NAMES } from '../../../ui/figures/nutrient-words';
import { Field } from '../../../ui/form/field';
import { Icon } from '../../../ui/icons';

const MACROS = ['protein', 'carbs', 'fat'] as const;

type FieldParts = Partial<ComponentProps<typeof Field>>;

interface NutrientFieldsProps {
  fieldOf: (nutrient: Nutrient) => FieldParts;
  /** Below the calories. */
  hint: string | null;
  /** More than calories and macros is shown at first. */
  more?: boolean;
}

export function NutrientFields({ fieldOf, hint, more = false }: NutrientFieldsProps) {
  const [all, setAll] = useState(more);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <NutrientField nutrient="calories" hint={hint ?? undefined} {...fieldOf('calories')} />
      <Box sx={ROW}>
        {MACROS.map((nutrient) => (
          <NutrientField key={nutrient} nutrient={nutrient} {...fieldOf(nutrient)} />
        ))}
      </Box>
      <Button
        color="inherit"
        aria-expanded={all}
        sx={{ justifySelf: 'start', ml: -1.5, px: 1.5 }}
        startIcon={<Icon name={all ? 'minus' : 'plus'} size={18} />}
        onClick={() => {
          setAll(!all);
        }}
      >
        {all ? 'Fewer nutrients' : 'More nutrients'}
      </Button>
      {all && (
        <Box sx={ROW}>
          {MORE_NUTRIENTS.map((nutrient) => (
            <NutrientField key={nutrient} nutrient={nutrient} {...fieldOf(nutrient)} />
          ))}
        </Box>
      )}
    </Box>
  );
}

function NutrientField({ nutrient, ...field }: { nutrient: Nutrient } & FieldParts) {
  const unit = NUTRIENT_UNITS[nutrient];
  const name = nutrient === 'calories' ? 'Calories' : NUTRIENT_NAMES[nutrient];
  return (
    <Field
      label={name}
      autoComplete="off"
      inputProps={{ inputMode: 'decimal', 'aria-label': `${name}, ${unit}` }}
      endAdornment={
        <Box component="span" aria-hidden sx={UNIT}>
          {unit}
        </Box>
      }
      {...field}
    />
  );
}

const UNIT = { color: 'text.secondary', whiteSpace: 'nowrap' } as const;

const ROW = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'end',
  gridTemplateColumns: 'repeat(auto-fit, minmax(96px, 1fr))',
} as const;
