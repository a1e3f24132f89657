import { Box } from '@mui/material';

import { totalNutrients } from '#shared/nutrition/items/totals';
import type { MealItem } from '#shared/records/meal-item';
import type { DailyTargets } from '#shared/rules/targets/daily-targets';

import { AtLeast, MACROS, openMacros } from './macros';
import { messages } from './messages';

import { format } from '../words/format';
import { wholeWords } from '../words/whole-words';
import { energyIn, energyUnit } from '../words/quantity';

interface DayMacrosProps {
  /** Of all meals of the day. */
  items: readonly MealItem[];
  /** Known to be without meals, so the values are 0 instead of unknown. */
  isEmpty: boolean;
  /** undefined without goals. */
  target: DailyTargets | undefined;
}

/** Must be inside a `dl`. */
export function DayMacros({ items, isEmpty, target }: DayMacrosProps) {
  const total = totalNutrients(items);
  const open = openMacros(items);
  return MACROS.map(([name, label]) => (
    <MacroBar
      key={name}
      label={label}
      colour={name}
      eaten={isEmpty ? 0 : total[name]}
      isLeast={open.includes(name)}
      target={target?.[name]}
    />
  ));
}

interface MacroBarProps {
  label: string;
  colour: 'protein' | 'carbs' | 'fat' | 'fiber';
  /** In grams; null if no food of the day has a value. */
  eaten: number | null;
  /** Some foods have no value, so the sum is a minimum. */
  isLeast: boolean;
  /** In grams; undefined without a target. */
  target: number | undefined;
}

function MacroBar({ label, colour, eaten, isLeast, target }: MacroBarProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        // Keeps the bars aligned if a label in the same row takes two lines.
        alignContent: 'flex-end',
        columnGap: 0.5,
        fontSize: '0.9375rem',
        whiteSpace: 'nowrap',
        ...(target !== undefined && barOf(colour, (eaten ?? 0) / target)),
      }}
    >
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0 }}>
        <strong>
          <Eaten {...{ eaten, isLeast }} />
        </strong>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {target !== undefined && ` / ${target}`}
          {eaten !== null && ' g'}
        </Box>
      </Box>
    </Box>
  );
}

function Eaten({ eaten, isLeast }: Pick<MacroBarProps, 'eaten' | 'isLeast'>) {
  if (eaten === null) return 'unknown';
  const amount = String(Math.round(eaten));
  return isLeast ? <AtLeast amount={amount} /> : amount;
}

const HEIGHT = 8;

// Decoration only: the text next to it has the same information.
function barOf(colour: MacroBarProps['colour'], share: number) {
  const bar = {
    content: '""',
    height: HEIGHT,
    borderRadius: `${HEIGHT / 2}px`,
    forcedColorAdjust: 'none',
  } as const;
  return {
    position: 'relative',
    // The track is below the words; the filled part covers its start.
    '&::after': { ...bar, flex: '0 0 100%', mt: 0.5, bgcolor: 'divider' },
    '&::before': {
      ...bar,
      position: 'absolute',
      zIndex: 1,
      bottom: 0,
      left: 0,
      // At least as wide as high, so that even a short bar has round ends.
      width: share > 0 ? `max(${HEIGHT}px, ${Math.min(1, share) * 100}%)` : 0,
      bgcolor: `nutrients.${colour}`,
      backgroundImage: share > 1 ? pastMark(1 / share) : undefined,
    },
  } as const;
}

/** Over the target, the whole bar is the eaten amount: a mark shows the target, and the part after it is paler. */
function pastMark(target: number): string {
  const at = `${target * 100}%`;
  const past = 'color-mix(in srgb, var(--mui-palette-background-paper) 50%, transparent)';
  const mark = 'var(--mui-palette-text-primary)';
  return `linear-gradient(to right, transparent calc(${at} - 2px), ${mark} 0 calc(${at} + 1px), ${past} 0)`;
}

/** Must not sound like criticism if the user is over the target. Both in kcal. */
export function leftWords(eaten: number, target: number): string {
  // Subtracts rounded numbers, so that the result matches the numbers on the screen.
  const remaining = Math.round(energyIn(target)) - Math.round(energyIn(eaten));
  if (remaining === 0) return messages.rightOnYourTarget;
  const energy = `${wholeWords(Math.abs(remaining))} ${energyUnit()}`;
  return format(remaining > 0 ? messages.energyLeft : messages.energyOverYourTarget, { energy });
}

/** Tells how many meals have no numbers and are not in the sum. */
export function missingWords(missing: number): string | null {
  if (missing === 0) return null;
  return format(messages.mealsWithNoNumbersYet, { missing });
}

/** Tells how many foods have unknown calories and are not in the sum. */
export function unweighedWords(items: readonly Pick<MealItem, 'per100g'>[]): string | null {
  const count = items.filter(({ per100g }) => per100g.calories === null).length;
  return count === 0 ? null : format(messages.foodsOfUnknownCalories, { count });
}
