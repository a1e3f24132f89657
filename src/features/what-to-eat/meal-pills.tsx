import { Box, ButtonBase } from '@mui/material';

import { MEAL_TYPES, type MealType } from '#shared/records/meal';

import { HOVER } from '../../ui/styles';
import { capital } from '../../ui/words/text';
import { messages } from './messages';

interface MealPillsProps {
  value: MealType;
  onChange: (type: MealType) => void;
}

/** One touch, where a list would take two. */
export function MealPills({ value, onChange }: MealPillsProps) {
  return (
    <Box role="group" aria-label={messages.forWhichMeal} sx={STRIP}>
      {MEAL_TYPES.map((type) => (
        <ButtonBase
          key={type}
          aria-pressed={type === value}
          sx={type === value ? { ...PILL, ...CHOSEN } : { ...PILL, ...HOVER }}
          onClick={() => {
            onChange(type);
          }}
        >
          {capital(type)}
        </ButtonBase>
      ))}
    </Box>
  );
}

const STRIP = { display: 'flex', flexWrap: 'wrap', gap: 1 } as const;

const PILL = {
  flex: { xs: '1 0 auto', sm: 'none' },
  px: { xs: 1.25, sm: 2 },
  minHeight: 44,
  borderRadius: '22px',
  border: '1px solid',
  borderColor: 'edge.main',
  font: 'inherit',
  fontWeight: 650,
} as const;

const CHOSEN = {
  bgcolor: 'primary.main',
  borderColor: 'primary.main',
  color: 'primary.contrastText',
} as const;
