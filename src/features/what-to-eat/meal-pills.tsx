import { Box, ButtonBase } from '@mui/material';

import type { Slot } from '#shared/rules/meal-slots';

import { HOVER } from '../../ui/styles';
import { slotTitle } from '../../ui/words/slot-title';
import { messages } from './messages';

interface MealPillsProps {
  value: Slot;
  /** The four meal types and the user's own slots, in the user's order. */
  slots: readonly Slot[];
  onChange: (slot: Slot) => void;
}

/** Buttons for choosing a slot with one tap, where a select would need two. */
export function MealPills({ value, slots, onChange }: MealPillsProps) {
  return (
    <Box role="group" aria-label={messages.forWhichMeal} sx={STRIP}>
      {slots.map((slot) => (
        <ButtonBase
          key={slot.key}
          dir="auto"
          aria-pressed={slot.key === value.key}
          sx={slot.key === value.key ? { ...PILL, ...CHOSEN } : { ...PILL, ...HOVER }}
          onClick={() => {
            onChange(slot);
          }}
        >
          {slotTitle(slot)}
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
  maxWidth: '100%',
  overflowWrap: 'anywhere',
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
