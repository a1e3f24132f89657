import { Box, Button } from '@mui/material';
import { useState } from 'react';

import { daysAfter, daysBetween } from '#shared/rules/calendar';
import { type Slot, slotOf, type SlotFields, slotFieldsOf } from '#shared/rules/meal-slots';

import type { PlannedEntry } from '../../store/kitchen/planned-meals';
import { Calories } from '../../ui/figures/calories';
import { Macros, openMacros } from '../../ui/figures/macros';
import { Choice } from '../../ui/form/choice';
import { Field } from '../../ui/form/field';
import { MealSlotChoice } from '../../ui/form/meal-slot-choice';
import { Icon } from '../../ui/icons';
import { Sheet } from '../../ui/layout/sheet';
import { format } from '../../ui/words/format';
import { fieldWords } from '../../ui/words/read-number';
import { slotTitle } from '../../ui/words/slot-title';
import { messages } from './messages';
import { contentsOfEntry, sumOfEntries } from './plan-figures';
import { PlannedContents } from './planned-contents';
import { portionsProblem, readPortions } from './portions';
import { useEating, usePlanActions } from './use-plan-actions';
import { longDay, shortDay, weekday } from './week-words';

interface PlannedSheetProps {
  entry: PlannedEntry;
  slots: readonly Slot[];
  today: string;
  onClose: () => void;
}

export function PlannedSheet({ entry, slots, today, onClose }: PlannedSheetProps) {
  const sum = sumOfEntries([entry]);
  const { remove } = usePlanActions();
  return (
    <Sheet
      title={entry.name}
      subtitle={`${slotTitle(slotOf(entry, slots))}, ${longDay(entry.day)}`}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Calories {...sum} />
        <Macros nutrients={sum.nutrients} open={openMacros(contentsOfEntry(entry).items)} />
      </Box>
      <EatOrTakeBack {...{ entry, today, onClose }} />
      {!entry.eaten && <ChangeForm {...{ entry, slots, today, onClose }} />}
      <PlannedContents entry={entry} />
      <Button
        color="inherit"
        startIcon={<Icon name="trash" size={20} />}
        sx={{ justifySelf: 'start', ml: -1 }}
        onClick={() => {
          onClose();
          void remove(entry);
        }}
      >
        {messages.remove}
      </Button>
    </Sheet>
  );
}

function EatOrTakeBack({ entry, today, onClose }: Omit<PlannedSheetProps, 'slots'>) {
  const { eat, takeBack } = useEating();
  if (entry.eaten) {
    return (
      <Box sx={ROW}>
        <Box sx={EATEN}>
          <Icon name="check" size={20} />
          {messages.inTheDiary}
        </Box>
        <Button
          variant="outlined"
          onClick={() => {
            onClose();
            void takeBack(entry);
          }}
        >
          {messages.takeBack}
        </Button>
      </Box>
    );
  }
  return (
    <Box sx={ROW}>
      <Button
        variant="contained"
        startIcon={<Icon name="check" size={20} />}
        onClick={() => {
          onClose();
          void eat(entry, today);
        }}
      >
        {messages.eaten}
      </Button>
      {entry.day > today && (
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
          {messages.loggedToday}
        </Box>
      )}
    </Box>
  );
}

const DAYS_SHOWN = 14;

function ChangeForm({ entry, slots, today, onClose }: PlannedSheetProps) {
  const [day, setDay] = useState(entry.day);
  const [chosen, setChosen] = useState<SlotFields>(entry);
  const [typed, setTyped] = useState(fieldWords(entry.portions));
  const { change } = usePlanActions();
  const portions = readPortions(typed);
  const next = daysAfter(entry.day, 1);
  const where = slotFieldsOf(slotOf(chosen, slots));
  const isOther = slotOf(where, slots).key !== slotOf(entry, slots).key;
  const isChanged = day !== entry.day || isOther || portions !== entry.portions;
  const save = async (patch: Parameters<typeof change>[1]) => {
    if (await change(entry, patch)) onClose();
  };
  return (
    <Box
      component="form"
      noValidate
      sx={{ display: 'grid', gap: 1.5 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (portions !== null) void save({ day, portions, ...(isOther && where) });
      }}
    >
      <Box sx={FIELDS}>
        <Box sx={{ gridColumn: { xs: 'span 2', sm: 'auto' } }}>
          <Choice
            label={messages.day}
            options={daysToChoose(entry.day, today).map((one) => [one, shortDay(one)] as const)}
            value={day}
            onChange={({ target }) => {
              setDay(target.value);
            }}
          />
        </Box>
        <MealSlotChoice value={where} slots={slots} onChange={setChosen} />
        <Field
          label={messages.howManyPortions}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          problem={portionsProblem(typed)}
          onChange={({ target }) => {
            setTyped(target.value);
          }}
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant={isChanged ? 'contained' : 'outlined'} disabled={!isChanged}>
          {messages.save}
        </Button>
        <Button
          variant="outlined"
          endIcon={<Icon name="next" size={18} />}
          onClick={() => {
            void save({ day: next });
          }}
        >
          {format(messages.moveTo, { day: weekday(next) })}
        </Button>
      </Box>
    </Box>
  );
}

/** The days to choose from: at least two weeks from today, extended to the meal's current day. */
function daysToChoose(day: string, today: string): string[] {
  const first = day < today ? day : today;
  const count = Math.min(60, Math.max(DAYS_SHOWN, daysBetween(first, day) + 1));
  const days = Array.from({ length: count }, (_, place) => daysAfter(first, place));
  return days.includes(day) ? days : [...days, day];
}

const ROW = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 } as const;

const EATEN = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  fontWeight: 650,
  color: 'primary.main',
} as const;

const FIELDS = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
} as const;
