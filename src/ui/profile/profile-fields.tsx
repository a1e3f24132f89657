import { Box, FormHelperText } from '@mui/material';
import { type ComponentProps, useId } from 'react';

import type { HeightUnit, WeightUnit } from '#shared/records/profile';

import { Choice } from '../form/choice';
import { Field } from '../form/field';
import { messages } from './messages';
import { BESIDE } from '../styles';
import { format } from '../words/format';
import {
  ACTIVITY_OPTIONS,
  GENDER_OPTIONS,
  HEIGHT_UNIT_OPTIONS,
  OBJECTIVE_OPTIONS,
  TIMELINE_OPTIONS,
  WEIGHT_UNIT_OPTIONS,
} from './options';
import {
  changeHeightUnit,
  changeWeightUnit,
  clearHeightProblem,
  heightProblem,
  type ProfileForm,
} from './use-profile-form';
import { targetHint } from './target-hint';

const UNIT_WIDTH = '96px';

export function DetailsFields({ form }: { form: ProfileForm }) {
  const { register, formState } = form;
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: '1fr 1fr',
          gap: BESIDE,
          alignItems: 'start',
        }}
      >
        <Field
          label={messages.age}
          inputProps={{ inputMode: 'numeric' }}
          autoComplete="off"
          problem={formState.errors.age?.message}
          {...register('age')}
        />
        <Choice label={messages.gender} options={GENDER_OPTIONS} {...register('gender')} />
      </Box>
      <Height form={form} />
      <Choice
        label={messages.activityLevel}
        options={ACTIVITY_OPTIONS}
        {...register('activityLevel')}
      />
    </>
  );
}

function Height({ form }: { form: ProfileForm }) {
  const { register } = form;
  const unit = form.watch('heightUnit');
  const problem = heightProblem(form);
  const id = useId();
  const typed = { inputProps: { inputMode: 'decimal' }, autoComplete: 'off' } as const;
  // The error is stored under 'height' for both units, so a change of these fields does not clear it.
  const changed = {
    onChange: () => {
      clearHeightProblem(form);
    },
  };
  const invalid = problem === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': id };
  const part = { ...typed, inputProps: { ...typed.inputProps, ...invalid } };
  return (
    <Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: `${unit === 'cm' ? '1fr' : '1fr 1fr'} ${UNIT_WIDTH}`,
          gap: BESIDE,
          alignItems: 'start',
        }}
      >
        {unit === 'cm' ? (
          <Field
            label={messages.height}
            problem={problem}
            {...typed}
            {...register('centimetres', changed)}
          />
        ) : (
          <>
            <Field label={messages.heightFeet} {...part} {...register('feet', changed)} />
            <Field label={messages.inches} {...part} {...register('inches', changed)} />
          </>
        )}
        <UnitChoice
          label={messages.unitOfHeight}
          options={HEIGHT_UNIT_OPTIONS}
          value={unit}
          onChange={(event) => {
            changeHeightUnit(form, event.target.value as HeightUnit);
          }}
        />
      </Box>
      {unit === 'ft_in' && problem !== undefined && (
        <FormHelperText id={id} error role="alert" sx={{ m: 0, mt: 0.75, fontSize: '0.875rem' }}>
          {problem}
        </FormHelperText>
      )}
    </Box>
  );
}

/** Aligned with the field on its left: moved down by the height of that field's label. */
function UnitChoice(props: Omit<ComponentProps<typeof Choice>, 'bare'>) {
  return (
    <Box sx={{ pt: 'calc(0.9375rem * 1.55 + 6px)' }}>
      <Choice bare {...props} />
    </Box>
  );
}

export function GoalsFields({ form }: { form: ProfileForm }) {
  const { register, formState } = form;
  const timeline = form.watch('timeline');
  const [objective, currentWeight, targetWeight] = form.watch([
    'objective',
    'currentWeight',
    'targetWeight',
  ]);
  const hint = targetHint({ objective, currentWeight, targetWeight });
  return (
    <>
      <Choice
        label={messages.mainGoal}
        options={OBJECTIVE_OPTIONS}
        problem={formState.errors.objective?.message}
        {...register('objective')}
      />
      <Weight form={form} field="currentWeight" label={messages.currentWeight} />
      <Weight form={form} field="targetWeight" label={messages.targetWeight} hint={hint} />
      <Choice
        label={messages.timeline}
        options={timelineOptions(timeline)}
        problem={formState.errors.timeline?.message}
        {...register('timeline')}
      />
    </>
  );
}

/** Adds a time that is not a standard option, for example one set by another program. */
function timelineOptions(weeks: string) {
  const known = TIMELINE_OPTIONS.some(([value]) => value === weeks);
  return known
    ? TIMELINE_OPTIONS
    : [...TIMELINE_OPTIONS, [weeks, format(messages.weeks, { weeks })] as const];
}

interface WeightProps {
  form: ProfileForm;
  field: 'currentWeight' | 'targetWeight';
  label: string;
  hint?: string | undefined;
}

function Weight({ form, field, label, hint }: WeightProps) {
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
        hint={hint}
        {...register(field)}
      />
      <UnitChoice
        label={format(messages.unitOf, { label: label.toLowerCase() })}
        options={WEIGHT_UNIT_OPTIONS}
        value={form.watch('weightUnit')}
        onChange={(event) => {
          changeWeightUnit(form, event.target.value as WeightUnit);
        }}
      />
    </Box>
  );
}
