import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';

import { daysAfter } from '#shared/rules/calendar';

import { usePlannedWeek } from '../../store/kitchen/planned-meals';
import { Choice } from '../../ui/form/choice';
import { useOneAtATime } from '../../ui/form/use-one-at-a-time';
import { Sheet, SheetActions } from '../../ui/layout/sheet';
import { format } from '../../ui/words/format';
import { messages } from './messages';
import { usePlanActions } from './use-plan-actions';
import type { ShownWeek } from './use-shown-week';
import { weekDates, weekName } from './week-words';

interface CopyWeekSheetProps {
  shown: ShownWeek;
  /** Number of meals in the week. */
  count: number;
  onClose: () => void;
}

const WEEKS = [0, 7, 14, 21, 28];

/** Copies the meals of a week, with one undo for all, and then shows the target week. */
export function CopyWeekSheet({ shown, count, onClose }: CopyWeekSheetProps) {
  const { from, current } = shown;
  const weeks = WEEKS.map((days) => daysAfter(current, days)).filter((week) => week !== from);
  const [to, setTo] = useState(() => weeks.find((week) => week > from) ?? weeks[0] ?? current);
  const there = usePlannedWeek(to);
  const planned = there?.from === to ? there.entries.length : 0;
  const { copyWeek } = usePlanActions();
  const once = useOneAtATime();
  const copy = async () => {
    if (!(await copyWeek(from, to))) return;
    onClose();
    shown.go(to);
  };
  return (
    <Sheet
      title={messages.copyWeek}
      subtitle={format(messages.copyWeekOf, { week: weekDates(from) })}
      onClose={onClose}
    >
      <Box
        component="form"
        noValidate
        sx={{ display: 'grid', gap: 2 }}
        onSubmit={(event) => {
          event.preventDefault();
          void once(copy);
        }}
      >
        <Choice
          label={messages.copyTo}
          options={weeks.map((week) => [week, optionWords(week, current)] as const)}
          value={to}
          onChange={({ target }) => {
            setTo(target.value);
          }}
        />
        <Typography role="status" sx={{ color: 'text.secondary', '&:empty': { display: 'none' } }}>
          {planned > 0 && format(messages.alreadyThere, { count: planned })}
        </Typography>
        <SheetActions>
          <Button type="submit" variant="contained">
            {format(messages.copyMeals, { count })}
          </Button>
        </SheetActions>
      </Box>
    </Sheet>
  );
}

function optionWords(week: string, current: string): string {
  const [name, dates] = [weekName(week, current), weekDates(week)];
  return name === dates ? dates : `${name}, ${dates}`;
}
