import { Box, Button } from '@mui/material';
import { useCallback } from 'react';

import { intakeByDay } from '#shared/nutrition/intake/day-intake';
import type { DayMark } from '#shared/records/day-mark';
import type { Meal } from '#shared/records/meal';
import { dayStatus, type EatenDay } from '#shared/rules/day-status';
import { shownItems } from '#shared/rules/meal-state';

import { markDay } from '../../../store/days/day-marks';
import { useToast } from '../../../ui/feedback/toast';
import { Icon } from '../../../ui/icons';
import { isGentle } from '../../../ui/words/display';
import { NOT_SAVED } from '../not-saved';
import { messages } from './messages';

export interface StatusOfDay {
  /** 'YYYY-MM-DD' */
  day: string;
  today: string;
  meals: readonly Meal[];
  mark: DayMark | undefined;
  /** Resting energy in kcal a day; undefined if the user has set no goals. */
  resting: number | undefined;
}

/** Says whether the day is complete, with a button to change that. Shows nothing for a future day. */
export function DayStatusLine(props: StatusOfDay) {
  const say = useSaying(props.day);
  const line = statusLine(props);
  if (!line) return null;
  const { words, isComplete, button } = line;
  return (
    <Box sx={LINE}>
      {words !== null && (
        <Box component="p" sx={WORDS}>
          {isComplete && (
            <Icon name="check" size={18} style={{ verticalAlign: '-4px', marginInlineEnd: 6 }} />
          )}
          {words}
        </Box>
      )}
      {button && (
        <Button
          variant={words === null ? 'outlined' : 'text'}
          startIcon={words === null ? <Icon name="check" size={20} /> : undefined}
          sx={words === null ? { flex: 1 } : { px: 1, mr: -1, flex: 'none' }}
          onClick={() => {
            void say(button.mark);
          }}
        >
          {button.words}
        </Button>
      )}
    </Box>
  );
}

function useSaying(day: string): (mark: DayMark | null) => Promise<void> {
  const toast = useToast();
  return useCallback(
    async (mark) => {
      const failed = () => {
        toast(NOT_SAVED);
      };
      try {
        const before = await markDay(day, mark);
        const undo = () => void markDay(day, before).catch(failed);
        toast({
          title: mark === 'complete' ? messages.dayIsComplete : messages.dayIsNotComplete,
          action: { label: messages.undo, run: undo },
        });
      } catch {
        failed();
      }
    },
    [day, toast],
  );
}

interface StatusLine {
  words: string | null;
  isComplete: boolean;
  button: { words: string; mark: DayMark | null } | null;
}

/** Null if nothing is shown. */
export function statusLine({ day, today, meals, mark, resting }: StatusOfDay): StatusLine | null {
  if (meals.length === 0) return emptyLine(day, today, mark);
  if (day > today) return null;
  if (day === today) return lineOfToday(mark);
  const intake = intakeOf(day, meals);
  const status = dayStatus({ intake, mark, isOver: true, resting });
  if (status === 'complete') {
    const words = mark === undefined ? messages.completeDay : messages.markedComplete;
    const button = { words: messages.somethingIsMissing, mark: 'partial' as const };
    return { words, isComplete: true, button };
  }
  const button = { words: messages.thatIsEverything, mark: 'complete' as const };
  return { words: partialWords(mark, intake), isComplete: false, button };
}

/** An empty day marked as complete counts as a day without food, so the user must see that and be able to undo it. */
function emptyLine(day: string, today: string, mark: DayMark | undefined): StatusLine | null {
  if (mark === 'complete') {
    const button = { words: messages.takeItBack, mark: null };
    return { words: messages.markedCompleteWithoutMeal, isComplete: true, button };
  }
  if (day >= today) return null;
  return { words: messages.notLogged, isComplete: false, button: null };
}

function lineOfToday(mark: DayMark | undefined): StatusLine {
  if (mark === 'complete') {
    const button = { words: messages.notYet, mark: null };
    return { words: messages.todayIsComplete, isComplete: true, button };
  }
  const button = { words: messages.thatIsEverythingToday, mark: 'complete' as const };
  return { words: null, isComplete: false, button };
}

function partialWords(mark: DayMark | undefined, intake: EatenDay | undefined): string {
  if (mark === 'partial') return messages.markedIncomplete;
  const isUnknown = intake !== undefined && intake.unread + intake.unweighed > 0;
  if (!isUnknown) return messages.mealProbablyMissing;
  return isGentle() ? messages.foodUnknown : messages.foodWithoutCalories;
}

function intakeOf(day: string, meals: readonly Meal[]): EatenDay | undefined {
  return intakeByDay(meals.map((meal) => ({ day, items: shownItems(meal) }))).get(day);
}

const LINE = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 1,
  pt: 1.25,
  mb: -0.75,
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;

const WORDS = { m: 0, py: 1.25, fontSize: '0.9375rem', color: 'text.secondary' } as const;
