import { Box, Button, FormHelperText, Typography } from '@mui/material';
import { useState } from 'react';

import { ADULT } from '#shared/records/profile';
import { WEEKDAYS } from '#shared/records/weekday-target';
import {
  boundedShifts,
  mostMore,
  NO_SHIFTS,
  shiftsFor,
} from '#shared/rules/targets/weekday-shifts';

import { setWeekdays } from '../../../../store/days/own-targets';
import { Field } from '../../../../ui/form/field';
import { TickBox } from '../../../../ui/form/tick';
import { weekStart } from '../../../../ui/words/display';
import { format } from '../../../../ui/words/format';
import { energyIn, energyUnit, energyWords, kcalOf } from '../../../../ui/words/quantity';
import { readNumber } from '../../../../ui/words/read-number';
import { unbroken } from '../../../../ui/words/text';
import { localNow } from '../../../../ui/words/time';
import { messages } from './messages';
import { useKeep } from './use-keep';
import { energiesWords, inWeekOrder, weekdayWords } from './weekday-words';

interface WeekdayFormProps {
  /** kcal, Monday first. */
  saved: readonly number[];
  /** kcal of an average day. */
  calories: number;
  /** Minimum of each day, in kcal. */
  floor: number;
  age: number;
}

export function WeekdayForm(props: WeekdayFormProps) {
  const { calories, floor, age } = props;
  const reason = age < ADULT ? messages.whatYouUse : messages.leastForBody;
  const kcal = (value: number) => unbroken(energyWords(value));
  return (
    <Box>
      <Typography component="h3" sx={{ fontWeight: 650, fontSize: '0.9375rem', mb: 0.5 }}>
        {messages.moreOnSomeDays}
      </Typography>
      {mostMore(1, calories, floor) < LEAST_MORE ? (
        <Typography sx={{ color: 'text.secondary' }}>
          {age < ADULT
            ? messages.noRoomUnder18
            : format(messages.noRoom, { energy: kcal(calories) })}
        </Typography>
      ) : (
        <Days {...props} reason={reason} />
      )}
    </Box>
  );
}

/** Minimum difference between days in kcal; a smaller one would make no practical difference. */
const LEAST_MORE = 30;

function Days({ saved, calories, floor, reason }: WeekdayFormProps & { reason: string }) {
  const form = useDays({ saved, calories, floor, reason });
  const { days, text, words, problem } = form;
  return (
    <Box
      component="form"
      noValidate
      aria-label={messages.moreOnSomeDays}
      sx={{ display: 'grid', gap: 1.5 }}
      onSubmit={(event) => {
        event.preventDefault();
        form.save();
      }}
    >
      <Typography sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
        {messages.theWeekStays}
      </Typography>
      <Box sx={WEEK}>
        {inWeekOrder(weekStart()).map((day) => (
          <Box component="label" key={day} sx={DAY}>
            <TickBox
              checked={days.includes(day)}
              onChange={() => {
                form.toggle(day);
              }}
            />
            {weekdayWords(day)}
          </Box>
        ))}
      </Box>
      {days.length > 0 && (
        <Field
          label={format(messages.moreOnEach, { unit: energyUnit() })}
          inputProps={{ inputMode: 'numeric' }}
          autoComplete="off"
          value={text}
          problem={problem}
          onChange={({ target }) => {
            form.setText(target.value);
          }}
        />
      )}
      <FormHelperText
        role="status"
        error={days.length === WEEKDAYS}
        sx={{ m: 0, fontSize: '0.9375rem' }}
      >
        {days.length === WEEKDAYS ? messages.chooseOneToSix : words}
      </FormHelperText>
      <Button type="submit" variant="contained" sx={{ justifySelf: 'start' }}>
        {messages.setWeekdays}
      </Button>
    </Box>
  );
}

interface Given {
  saved: readonly number[];
  calories: number;
  floor: number;
  reason: string;
}

const USUAL_MORE = 200;

function useDays({ saved, calories, floor, reason }: Given) {
  const most = Math.max(...saved);
  const [days, setDays] = useState<readonly number[]>(() =>
    saved.flatMap((shift, day) => (shift === most && most > 0 ? [day] : [])),
  );
  const [text, setText] = useState(() => inUnit(most > 0 ? most : USUAL_MORE));
  const keep = useKeep(messages.weekdaysSaved);
  const typed = readNumber(text);
  const more = typed === null ? null : kcalOf(typed, energyUnit());
  const limit = mostMore(days.length, calories, floor);
  const problem = problemOf({ more, limit, floor, reason });
  const isWhole = days.length < WEEKDAYS && problem === undefined;
  const shifts = isWhole && more !== null ? shiftsFor(days, more) : NO_SHIFTS;
  return {
    days,
    text,
    setText,
    problem: days.length > 0 && days.length < WEEKDAYS ? problem : undefined,
    words:
      isWhole || days.length === 0
        ? energiesWords(calories, boundedShifts(shifts, calories, floor))
        : null,
    toggle: (day: number) => {
      setDays(days.includes(day) ? days.filter((one) => one !== day) : [...days, day]);
    },
    save: () => {
      if (days.length > 0 && !isWhole) return;
      keep(async () =>
        setWeekdays({ since: localNow(), shifts: [...(days.length > 0 ? shifts : NO_SHIFTS)] }),
      );
    },
  };
}

interface More {
  more: number | null;
  limit: number;
  floor: number;
  reason: string;
}

function problemOf({ more, limit, floor, reason }: More): string | undefined {
  if (more === null || more < 1) return messages.enterOneOrMore;
  if (more <= limit) return undefined;
  return format(messages.atMostMore, {
    most: unbroken(energyWords(limit)),
    floor: unbroken(energyWords(floor)),
    reason,
  });
}

function inUnit(kcal: number): string {
  return String(Math.round(energyIn(kcal)));
}

const WEEK = {
  display: 'grid',
  columnGap: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(4.75rem, 1fr))',
} as const;

const DAY = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 44,
  cursor: 'pointer',
} as const;
