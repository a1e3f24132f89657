import { Button } from '@mui/material';
import { Link } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';

import type { LaterMeals } from '../../../store/days/later-meals';
import type { InitialSync } from '../../../store/initial-sync';
import { Icon } from '../../../ui/icons';
import { format } from '../../../ui/words/format';
import { dayInSentence } from './day-words';
import { messages } from './messages';
import { DIARY } from './use-shown-day';

interface LaterMealsLinkProps {
  /** After today and after the shown day; null if there are none. */
  later: LaterMeals | null;
  today: string;
  /** While the device loads the account, the meals are not complete. */
  initialSync: InitialSync | null;
}

/**
 * Leads to meals that are dated after today: those that were logged while the device's clock was fast would otherwise be
 * met only when their day comes.
 */
export function LaterMealsLink({ later, today, initialSync }: LaterMealsLinkProps) {
  if (later === null || initialSync) return null;
  const { count, first } = later;
  const day = dayInSentence(first, today);
  return (
    <Button
      component={Link}
      to={`${PAGES.foodTracker}?day=${first}#${DIARY}`}
      color="inherit"
      startIcon={<Icon name="calendar" size={20} />}
      sx={LINK}
    >
      {format(messages.mealsAfterToday, {
        count,
        days: count === 1 ? day : format(messages.fromDayOn, { day }),
      })}
    </Button>
  );
}

const LINK = {
  mb: 0.5,
  px: { xs: 2, sm: 2.5 },
  minHeight: 44,
  fontSize: '0.9375rem',
  fontWeight: 450,
  textAlign: 'start',
  color: 'text.secondary',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
} as const;
