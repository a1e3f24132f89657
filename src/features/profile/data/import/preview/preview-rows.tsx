import { Box } from '@mui/material';

import { totalNutrients } from '#shared/nutrition/totals';
import type { Meal } from '#shared/records/meal';
import type { Weight } from '#shared/records/weight';
import { shownItems } from '#shared/rules/meal-state';

import type { Incoming } from '../../../../../store/import';
import { dateWithYear } from '../../../../../ui/words/date';
import { timeOfDayWords } from '../../../../../ui/words/moment';
import { wholeWords } from '../../../../../ui/words/number';

const SHOWN = 5;

interface Row {
  id: string;
  when: string;
  what: string;
  figure: string;
}

/** The first entries of a file as they would stand in the diary. */
export function PreviewRows({ incoming }: { incoming: readonly Incoming[] }) {
  const rows = incoming.flatMap((one) => rowOf(one) ?? []);
  if (rows.length === 0) return null;
  return (
    <Box component="ul" aria-label="First entries" sx={LIST}>
      {rows.slice(0, SHOWN).map(({ id, when, what, figure }) => (
        <Box component="li" key={id} sx={LINE}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Box dir="auto" sx={NAME}>
              {what}
            </Box>
            <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>{when}</Box>
          </Box>
          <Box sx={{ flex: 'none', fontWeight: 650 }}>{figure}</Box>
        </Box>
      ))}
      {rows.length > SHOWN && (
        <Box component="li" sx={{ ...LINE, color: 'text.secondary' }}>
          and {wholeWords(rows.length - SHOWN)} more
        </Box>
      )}
    </Box>
  );
}

function rowOf({ id, type, patch }: Incoming): Row | undefined {
  if (type === 'weight') {
    const { weight, weightUnit, recordedAt } = patch as Weight;
    return { id, when: whenWords(recordedAt), what: 'Weight', figure: `${weight} ${weightUnit}` };
  }
  if (type !== 'meal') return undefined;
  const meal = patch as Meal;
  const { calories } = totalNutrients(shownItems(meal) ?? []);
  const figure = calories === null ? 'kcal unknown' : `${wholeWords(calories)} kcal`;
  return { id, when: whenWords(meal.mealTime), what: meal.name, figure };
}

function whenWords(dateTime: string): string {
  return `${dateWithYear(dateTime.slice(0, 10))}, ${timeOfDayWords(dateTime)}`;
}

const LIST = {
  m: 0,
  p: 0,
  listStyle: 'none',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '12px',
} as const;

const LINE = {
  display: 'flex',
  gap: 1.5,
  px: 2,
  py: 1,
  '& + &': { borderTop: '1px solid', borderColor: 'divider' },
} as const;

const NAME = {
  fontWeight: 650,
  lineHeight: 1.3,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;
