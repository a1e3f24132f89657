import { Box } from '@mui/material';
import { useRef, useState } from 'react';

import type { WeightUnit } from '#shared/records/profile';

import { Choice } from '../../../ui/form/choice';
import { Field } from '../../../ui/form/field';
import { convertedWeight } from '../../../ui/profile/converted';
import { WEIGHT_UNIT_OPTIONS } from '../../../ui/profile/options';
import { switchedUnit, type Switched } from '../../../ui/profile/switched-unit';
import { SaveOrConfirm } from '../../../ui/profile/weight-question';
import { useLogWeight } from './use-log-weight';

interface WeightFormProps {
  /** The unit that the person reads. */
  unit: WeightUnit;
  /** No profile says the unit, so it is chosen here. */
  choose: boolean;
}

export function WeightForm({ unit: usual, choose }: WeightFormProps) {
  const [chosen, setChosen] = useState<WeightUnit>();
  const unit = choose ? (chosen ?? usual) : usual;
  const { text, setText, when, setWhen, problem, whenProblem, saving, save, question, dismiss } =
    useLogWeight(unit);
  const switched = useRef<Switched<WeightUnit>>(undefined);
  const field = useRef<HTMLInputElement>(null);
  const switchTo = (to: WeightUnit) => {
    const before = switched.current;
    switched.current = switchedUnit({ text, unit }, to, { before, convert: convertedWeight });
    setText(switched.current.shown.text);
    setChosen(to);
  };
  return (
    <Box
      component="form"
      noValidate
      aria-label="Log a weight"
      sx={FORM}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Box sx={{ ...FIELDS, gridTemplateColumns: choose ? BESIDE : ONE }}>
        <Field
          label={choose ? 'Weight' : `Weight in ${unit}`}
          inputProps={{ inputMode: 'decimal' }}
          inputRef={field}
          autoComplete="off"
          value={text}
          problem={problem}
          onChange={(event) => {
            setText(event.target.value);
          }}
        />
        {choose && (
          <Choice
            label="Unit"
            options={WEIGHT_UNIT_OPTIONS}
            value={unit}
            onChange={(event) => {
              switchTo(event.target.value as WeightUnit);
            }}
          />
        )}
        <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
          <Field
            label="When"
            type="datetime-local"
            value={when}
            problem={whenProblem}
            onChange={(event) => {
              setWhen(event.target.value);
            }}
          />
        </Box>
      </Box>
      <SaveOrConfirm
        {...{ question, saving }}
        label="Save weight"
        onChange={() => {
          dismiss();
          field.current?.select();
        }}
      />
    </Box>
  );
}

const ONE = 'minmax(0, 1fr)';

const FORM = {
  mt: 2,
  p: 2,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: ONE,
  borderRadius: '14px',
  bgcolor: 'raised.main',
} as const;

const FIELDS = { display: 'grid', gap: 1.5, alignItems: 'start' } as const;
const BESIDE = 'repeat(auto-fit, minmax(112px, 1fr))';
