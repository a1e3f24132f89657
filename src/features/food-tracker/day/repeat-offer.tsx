import { Box, ButtonBase } from '@mui/material';

import type { MealType } from '#shared/records/meal';
import { copyOfMeal } from '#shared/rules/copy-meal';

import type { EarlierMeals } from '../../../store/diary';
import { HOVER } from '../../../ui/hover';
import { Icon } from '../../../ui/icons';
import { capital } from '../../../ui/words/capital';
import { wholeWords } from '../../../ui/words/number';
import { useLogged } from '../use-logged';
import { totalOf } from './day-figures';
import { dayInSentence } from './day-words';

interface RepeatOfferProps {
  day: string;
  type: MealType;
  earlier: EarlierMeals;
}

export function RepeatOffer({ day, type, earlier }: RepeatOfferProps) {
  const { log } = useLogged();
  const copies = earlier.meals.flatMap(
    (meal) => copyOfMeal(meal, { mealTime: `${day}${meal.mealTime.slice(10)}` }) ?? [],
  );
  if (copies.length === 0) return null;
  const names = copies.map(({ name }) => name).join(' + ');
  const calories = totalOf(copies).calories;
  const again = async () =>
    log(copies, {
      title: `${capital(type)} copied from ${dayInSentence(earlier.day)}`,
      description: names,
    });
  return (
    <ButtonBase onClick={() => void again()} sx={OFFER}>
      <Icon name="arrows" size={18} style={{ flex: 'none' }} />
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        <Box
          component="span"
          sx={{ display: 'block', fontSize: '0.875rem', color: 'text.secondary' }}
        >
          Same as {dayInSentence(earlier.day)}
        </Box>
        <Box component="span" dir="auto" sx={NAMES}>
          {names}
        </Box>
      </Box>
      <Box
        component="span"
        sx={{ whiteSpace: 'nowrap', fontSize: '0.9375rem', color: 'text.secondary' }}
      >
        {calories !== null && `${wholeWords(calories)} kcal`}
      </Box>
    </ButtonBase>
  );
}

const OFFER = {
  display: 'flex',
  width: 'calc(100% - 16px)',
  mx: 1,
  mb: 1,
  px: { xs: 1, sm: 1.5 },
  py: 1,
  gap: 1.5,
  minHeight: 56,
  fontSize: '1rem',
  textAlign: 'start',
  borderRadius: '12px',
  border: '1px dashed',
  borderColor: 'edge.main',
  color: 'text.primary',
  ...HOVER,
} as const;

const NAMES = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontWeight: 650,
  lineHeight: 1.3,
} as const;
