import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';

import { TARGET_MAX, TARGET_MIN } from '#shared/records/profile';
import type { CheckIn } from '#shared/rules/targets/check-in';

import { focusWhenShown } from '../../../ui/focus/focus-when-shown';
import { Field } from '../../../ui/form/field';
import { WARNING_BOX } from '../../../ui/styles';
import { format } from '../../../ui/words/format';
import {
  energyFigure,
  energyIn,
  energyUnit,
  energyWords,
  kcalOf,
} from '../../../ui/words/quantity';
import { readNumber } from '../../../ui/words/read-number';
import type { ExpenditureView } from './expenditure-view';
import { checkInWords } from './expenditure-words';
import { messages } from './messages';
import { FIGURE, FIGURE_LINE } from './styles';
import { useSetTarget } from './use-set-target';

interface CheckInBoxProps {
  question: CheckIn;
  view: ExpenditureView;
}

/** The weekly check-in: first the proposed number, then the reason. */
export function CheckInBox({ question, view }: CheckInBoxProps) {
  const { current, proposed, week, calculation } = question;
  const [isEditing, setEditing] = useState(false);
  const set = useSetTarget(view);
  const answer = (calories: number) => {
    const way = view.way === 'formula' && calories !== proposed && calories !== current;
    void set({ calories, way: way ? 'own' : view.way, checkIn: week });
  };
  return (
    <Box component="section" aria-labelledby="check-in" sx={BOX}>
      <Typography id="check-in" component="h2" variant="h3">
        {messages.weeklyCheckIn}
      </Typography>
      <Box sx={FIGURE_LINE}>
        <Box component="strong" sx={FIGURE}>
          {energyFigure(proposed)}
        </Box>{' '}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {format(messages.aDay, { energy: energyUnit() })}
        </Box>
      </Box>
      <Typography sx={{ mt: 0.5 }}>{checkInWords(question, view).join(' ')}</Typography>
      {isEditing ? (
        <OwnNumber proposed={proposed} least={calculation.least} onSave={answer} />
      ) : (
        <Box sx={BUTTONS}>
          <Button
            variant="contained"
            onClick={() => {
              answer(proposed);
            }}
          >
            {format(messages.use, { energy: energyWords(proposed) })}
          </Button>
          <Button
            variant="outlined"
            color="inherit"
            onClick={() => {
              answer(current);
            }}
          >
            {format(messages.keep, { energy: energyWords(current) })}
          </Button>
          <Button
            color="inherit"
            onClick={() => {
              setEditing(true);
            }}
          >
            {messages.anotherNumber}
          </Button>
        </Box>
      )}
    </Box>
  );
}

interface OwnNumberProps {
  proposed: number;
  least: number;
  onSave: (calories: number) => void;
}

function OwnNumber({ proposed, least, onSave }: OwnNumberProps) {
  const [text, setText] = useState(() => String(Math.round(energyIn(proposed))));
  const [isTried, setTried] = useState(false);
  const calories = caloriesIn(text);
  return (
    <Box
      component="form"
      noValidate
      sx={{ mt: 2, display: 'grid', gap: 1.5 }}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (calories !== null) onSave(calories);
      }}
    >
      <Field
        label={format(messages.ownNumber, { unit: energyUnit() })}
        inputProps={{ inputMode: 'numeric' }}
        autoComplete="off"
        inputRef={focusWhenShown}
        value={text}
        problem={isTried && calories === null ? rangeWords() : undefined}
        onChange={(event) => {
          setText(event.target.value);
        }}
      />
      {calories !== null && calories < least && (
        <Typography sx={WARNING_BOX}>
          {format(messages.thisIsBelow, { least: energyWords(least) })}
        </Typography>
      )}
      <Button type="submit" variant="contained" sx={{ justifySelf: 'start' }}>
        {messages.save}
      </Button>
    </Box>
  );
}

function caloriesIn(text: string): number | null {
  const amount = readNumber(text);
  if (amount === null || !Number.isInteger(amount)) return null;
  const calories = kcalOf(amount, energyUnit());
  return calories >= TARGET_MIN && calories <= TARGET_MAX ? calories : null;
}

function rangeWords(): string {
  const [least, most] = [energyFigure(TARGET_MIN), energyFigure(TARGET_MAX)];
  return format(messages.enterAWholeNumber, { least, most });
}

const BOX = {
  mb: 3,
  p: 2,
  borderRadius: '14px',
  border: '2px solid',
  borderColor: 'primary.main',
} as const;

const BUTTONS = { mt: 2, display: 'flex', flexWrap: 'wrap', gap: 1 } as const;
