import { Box, ButtonBase } from '@mui/material';
import { Link } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';
import type { Reading } from '#shared/rules/meal-state';

import type { MealEntry } from '../../store/meal-entries';
import { Icon, type IconName } from '../../ui/icons';
import { HOVER } from '../../ui/styles';
import { isGentle } from '../../ui/words/display';
import { format } from '../../ui/words/format';
import { messages } from './messages';

interface NeedsYouProps {
  /** Newest last. */
  entries: readonly MealEntry[];
}

/** Lists meals that need the user: they wait for an answer or for a description. */
export function NeedsYou({ entries }: NeedsYouProps) {
  const rows = ROWS.flatMap(({ readings, ...row }) => {
    const meals = entries.filter(({ state }) => readings.includes(state.reading));
    const [first] = meals;
    return first ? [{ ...row, count: meals.length, first }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <Box component="ul" aria-label={messages.needsYourAttention} sx={LIST}>
      {rows.map(({ icon, wordsOf, count, first }) => (
        <li key={icon}>
          <ButtonBase component={Link} to={diaryOf(first)} sx={ROW}>
            <Icon name={icon} size={22} style={{ flex: 'none' }} />
            <Box component="span" dir="auto" sx={{ flex: 1, minWidth: 0 }}>
              {wordsOf(count, first.meal.name)}
            </Box>
            <Icon name="next" size={18} style={{ flex: 'none', opacity: 0.6 }} />
          </ButtonBase>
        </li>
      ))}
    </Box>
  );
}

interface Row {
  icon: IconName;
  readings: readonly Reading[];
  wordsOf: (count: number, name: string) => string;
}

const ROWS: readonly Row[] = [
  {
    icon: 'question',
    readings: ['needs-answer', 'waiting-for-consent'],
    wordsOf: (count, name) =>
      count === 1
        ? format(messages.mealHasAQuestion, { name })
        : format(messages.mealsHaveAQuestion, { count }),
  },
  {
    icon: 'warning',
    readings: [
      'failed',
      'no-food-found',
      'over-limit',
      'not-sent',
      'not-read',
      'waiting-for-provider',
    ],
    wordsOf: (count, name) =>
      count === 1
        ? format(isGentle() ? messages.mealIsNotKnown : messages.mealNeedsWords, { name })
        : format(isGentle() ? messages.mealsAreNotKnown : messages.mealsNeedWords, { count }),
  },
];

/** Address of the diary with the meal open and its question focused. */
export function diaryOf({ id, meal: { mealTime } }: Pick<MealEntry, 'id' | 'meal'>): string {
  return `${PAGES.foodTracker}?day=${mealTime.slice(0, 10)}&meal=${id}#diary`;
}

const LIST = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 } as const;

const ROW = {
  display: 'flex',
  width: '100%',
  gap: 1.5,
  px: 2,
  py: 1,
  minHeight: 52,
  fontSize: '1rem',
  textAlign: 'start',
  borderRadius: '14px',
  border: '1px solid',
  borderColor: 'edge.main',
  bgcolor: 'background.paper',
  ...HOVER,
} as const;
