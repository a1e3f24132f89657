import { Box, FormHelperText } from '@mui/material';

import type { HeightUnit } from '#shared/records/profile';

import { Choice } from '../form/choice';
import { Field } from '../form/field';
import { BESIDE } from '../form/beside';
import { ACTIVITY_OPTIONS, GENDER_OPTIONS, HEIGHT_UNIT_OPTIONS } from './options';
import { UNIT_WIDTH, UnitChoice } from './unit-choice';
import { changeHeightUnit, heightProblem, type ProfileForm } from './use-profile-form';

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
          label="Age"
          inputProps={{ inputMode: 'numeric' }}
          autoComplete="off"
          problem={formState.errors.age?.message}
          {...register('age')}
        />
        <Choice label="Gender" options={GENDER_OPTIONS} {...register('gender')} />
      </Box>
      <Height form={form} />
      <Choice label="Activity Level" options={ACTIVITY_OPTIONS} {...register('activityLevel')} />
    </>
  );
}

function Height({ form }: { form: ProfileForm }) {
  const { register } = form;
  const unit = form.watch('heightUnit');
  const problem = heightProblem(form);
  const typed = { inputProps: { inputMode: 'decimal' }, autoComplete: 'off' } as const;
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
          <Field label="Height" problem={problem} {...typed} {...register('centimetres')} />
        ) : (
          <>
            <Field label="Height, feet" {...typed} {...register('feet')} />
            <Field label="Inches" {...typed} {...register('inches')} />
          </>
        )}
        <UnitChoice
          label="Unit of height"
          options={HEIGHT_UNIT_OPTIONS}
          value={unit}
          onChange={(event) => {
            changeHeightUnit(form, event.target.value as HeightUnit);
          }}
        />
      </Box>
      {unit === 'ft_in' && problem !== undefined && (
        <FormHelperText error role="alert" sx={{ m: 0, mt: 0.75, fontSize: '0.875rem' }}>
          {problem}
        </FormHelperText>
      )}
    </Box>
  );
}
