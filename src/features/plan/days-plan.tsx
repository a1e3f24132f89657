import { Box, Button, Typography } from '@mui/material';

import { PAGES } from '#shared/contract/pages';
import { FOUR_SLOTS, type Slot, slotOf } from '#shared/rules/meal-slots';

import { useMealSlots } from '../../store/days/meal-slots';
import type { PlannedEntry } from '../../store/kitchen/planned-meals';
import { Card } from '../../ui/layout/card';
import { LoneLink } from '../../ui/layout/links';
import { isGentle } from '../../ui/words/display';
import { format } from '../../ui/words/format';
import { slotTitle } from '../../ui/words/slot-title';
import { nameAndPortions } from '../../ui/words/portions';
import { energyWords, unknownEnergy } from '../../ui/words/quantity';
import { messages } from './messages';
import { sumOfEntries } from './plan-figures';
import { useEating } from './use-plan-actions';
import { longDay } from './week-words';

interface DaysPlanProps {
  /** Planned meals of the day that are not eaten yet. */
  entries: readonly PlannedEntry[];
  /** 'YYYY-MM-DD' */
  day: string;
  today: string;
}

/** A day's plan for another page. From the planned day on, one tap logs a planned meal. */
export function DaysPlan({ entries, day, today }: DaysPlanProps) {
  const slots = useMealSlots() ?? FOUR_SLOTS;
  const inOrder = slots.flatMap((slot) =>
    entries.filter((entry) => slotOf(entry, slots).key === slot.key),
  );
  return (
    <Card component="section" aria-labelledby="planned" sx={{ display: 'grid', gap: 1 }}>
      <Typography id="planned" component="h2" variant="h3">
        {day === today ? messages.plannedForToday : format(messages.planned, { day: longDay(day) })}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {inOrder.map((entry) => (
          <PlannedLine key={entry.id} {...{ entry, slots, today }} />
        ))}
      </Box>
      <LoneLink to={PAGES.mealPlan}>{messages.openMealPlan}</LoneLink>
    </Card>
  );
}

interface PlannedLineProps extends Pick<DaysPlanProps, 'today'> {
  entry: PlannedEntry;
  slots: readonly Slot[];
}

function PlannedLine({ entry, slots, today }: PlannedLineProps) {
  const { eat } = useEating();
  const { calories, inPart } = sumOfEntries([entry]);
  const energy = calories === null ? unknownEnergy() : energyWords(calories);
  const meal = slotTitle(slotOf(entry, slots));
  return (
    <Box component="li" sx={LINE}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box dir="auto" sx={NAME}>
          {nameAndPortions(entry.name, entry.portions)}
        </Box>
        <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
          {isGentle() ? meal : format(messages.mealAndEnergy, { meal, energy })}
          {inPart > 0 && messages.notInFull}
        </Box>
      </Box>
      {entry.day <= today && (
        <Button
          variant="outlined"
          aria-label={format(messages.logAsEaten, { name: entry.name })}
          sx={{ flex: 'none', minHeight: 44, px: 1.5, minWidth: 0 }}
          onClick={() => void eat(entry, today)}
        >
          {messages.eaten}
        </Button>
      )}
    </Box>
  );
}

const LINE = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 60,
  py: 0.5,
  '& + &': { borderTop: '1px solid', borderColor: 'divider' },
} as const;

const NAME = { fontWeight: 650, lineHeight: 1.3, overflowWrap: 'anywhere' } as const;
