import { Box } from '@mui/material';

import type { WeightUnit } from '#shared/records/profile';

import { Choice } from '../form/choice';
import { Field } from '../form/field';
import { BESIDE } from '../form/beside';
import { OBJECTIVE_OPTIONS, TIMELINE_OPTIONS, WEIGHT_UNIT_OPTIONS } from './options';
import { UNIT_WIDTH, UnitChoice } from './unit-choice';
import { changeWeightUnit, type ProfileForm } from './use-profile-form';

export function GoalsFields({ form }: { form: ProfileForm }) {
  const { register, formState } = form;
  const timeline = form.watch('timeline');
  return (
    <>
      <Choice label="Main Goal" options={OBJECTIVE_OPTIONS} {...register('objective')} />
      <Weight form={form} field="currentWeight" label="Current Weight" />
      <Weight form={form} field="targetWeight" label="Target Weight" />
      <Choice
        label="Timeline"
        options={timelineOptions(timeline)}
        problem={formState.errors.timeline?.message}
        {...register('timeline')}
      />
    </>
  );
}

/** A time that another program has set stays among the options. */
function timelineOptions(weeks: string) {
  const known = TIMELINE_OPTIONS.some(([value]) => value === weeks);
  return known ? TIMELINE_OPTIONS : [...TIMELINE_OPTIONS, [weeks, `${weeks} weeks`] as const];
}

interface WeightProps {
  form: ProfileForm;
  field: 'currentWeight' | 'targetWeight';
  label: string;
}

function Weight({ form, field, label }: WeightProps) {
  const { register, formState } = form;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: `1fr ${UNIT_WIDTH}`,
        gap: BESIDE,
        alignItems: 'start',
      }}
    >
      <Field
        label={label}
        inputProps={{ inputMode: 'decimal' }}
        autoComplete="off"
        problem={formState.errors[field]?.message}
        {...register(field)}
      />
      <UnitChoice
        label={`Unit of ${label.toLowerCase()}`}
        options={WEIGHT_UNIT_OPTIONS}
        value={form.watch('weightUnit')}
        onChange={(event) => {
          changeWeightUnit(form, event.target.value as WeightUnit);
        }}
      />
    </Box>
  );
}
