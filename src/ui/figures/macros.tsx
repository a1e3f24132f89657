import { Box } from '@mui/material';

import { isPartlyUnknown, totalNutrients } from '#shared/nutrition/items/totals';
import type { MealItem } from '#shared/records/meal-item';
import type { Nutrient, Nutrients } from '#shared/records/nutrients';

import { UNSEEN } from '../styles';
import { isGentle } from '../words/display';
import { format } from '../words/format';
import { messages } from './messages';

export const MACROS = [
  ['protein', messages.protein],
  ['carbs', messages.carbs],
  ['fat', messages.fat],
  ['fiber', messages.fiber],
] as const;

type Summed = Pick<MealItem, 'grams' | 'per100g'>;

/** The macros of several foods together. */
export function MacrosOf({ items }: { items: readonly Summed[] }) {
  return <Macros nutrients={totalNutrients(items)} open={openMacros(items)} />;
}

/** Macros that some of these foods have no value for, so their sum is a minimum. */
export function openMacros(items: readonly Pick<MealItem, 'per100g'>[]) {
  return MACROS.map(([name]) => name).filter((name) => isPartlyUnknown(items, name));
}

interface MacrosProps {
  nutrients: Nutrients;
  /** Macros whose amount is a minimum. */
  open?: readonly Nutrient[];
}

/** Shows nothing in gentle mode. */
export function Macros({ nutrients, open = [] }: MacrosProps) {
  if (isGentle()) return null;
  const hasUnknown = MACROS.some(([name]) => nutrients[name] === null);
  return (
    <Box component="dl" sx={grid(hasUnknown ? '40rem' : '30rem')}>
      {MACROS.map(([name, label]) => (
        <Box key={name} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <Box
            component="span"
            aria-hidden
            sx={{ width: 10, height: 10, borderRadius: '3px', bgcolor: `nutrients.${name}` }}
          />
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, fontWeight: 680 }}>
            <Grams amount={nutrients[name]} isLeast={open.includes(name)} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const GAP = '16px';

// Minimum width of a name and its number; in rem, so that it grows with the text.
const NARROWEST = '6.25rem';

/** Four columns from this width on, otherwise two or one, but never three. */
const grid = (fourFrom: string) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(max(${NARROWEST}, clamp(25% - ${GAP}, (${fourFrom} - 100%) * 999, 50% - ${GAP})), 1fr))`,
  columnGap: GAP,
  rowGap: 0.5,
  // Next to other numbers on one line, if there is room for two columns.
  flex: '1 1 232px',
  m: 0,
  fontSize: '0.9375rem',
});

/** Unknown is never shown as zero. */
function Grams({ amount, isLeast }: { amount: number | null; isLeast: boolean }) {
  if (amount === null) return 'unknown';
  const words = `${amount < 10 ? amount.toFixed(1) : Math.round(amount)} g`;
  return isLeast ? <AtLeast amount={words} /> : words;
}

/** '≥ 3 g'; screen readers get words. */
export function AtLeast({ amount }: { amount: string }) {
  return (
    <>
      <span aria-hidden>{`≥ ${amount}`}</span>
      <Box component="span" sx={UNSEEN}>
        {format(messages.atLeast, { amount })}
      </Box>
    </>
  );
}
