import { Box, Button, Typography } from '@mui/material';
import type { SyntheticEvent } from 'react';

import { calculate } from '#shared/rules/targets/daily-targets';

import { Disclosure } from '../../ui/disclosure';
import { Calculation } from '../../ui/profile/calculation';
import { DetailsFields } from '../../ui/profile/details-fields';
import { GoalsFields } from '../../ui/profile/goals-fields';
import { measuresOf } from '../../ui/profile/profile-values';
import type { ProfileForm } from '../../ui/profile/use-profile-form';
import { wholeWords } from '../../ui/words/number';
import { type ProfileStepsProps, useProfileSteps } from './use-profile-steps';

/** One form in two steps. */
export function ProfileSteps(props: ProfileStepsProps) {
  const { step, onStep } = props;
  const { form, complete, pending } = useProfileSteps(props);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // 'Continue' checks nothing: what is wrong is shown at the end, next to its field.
    if (step === 2) onStep(3);
    else void complete(event);
  };
  return (
    <Box component="form" noValidate sx={{ display: 'grid', gap: 2.5 }} onSubmit={submit}>
      {step === 2 ? <GoalsFields form={form} /> : <DetailsFields form={form} />}
      {step === 3 && <TargetPreview form={form} />}
      <StepButtons
        label={labelOf(step, pending)}
        pending={pending}
        onBack={() => {
          onStep(step === 2 ? 1 : 2);
        }}
      />
    </Box>
  );
}

function labelOf(step: 2 | 3, pending: boolean): string {
  if (step === 2) return 'Continue';
  return pending ? 'Setting up...' : 'Complete Setup';
}

interface StepButtonsProps {
  onBack: () => void;
  label: string;
  pending: boolean;
}

function StepButtons({ onBack, label, pending }: StepButtonsProps) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 1.5, mt: 0.5 }}>
      <Button variant="outlined" disabled={pending} onClick={onBack}>
        Back
      </Button>
      <Button type="submit" variant="contained" disabled={pending}>
        {label}
      </Button>
    </Box>
  );
}

/** Nothing while a field is invalid. */
function TargetPreview({ form }: { form: ProfileForm }) {
  const measures = measuresOf(form.watch());
  if (!measures) return null;
  const { computed } = calculate(measures);
  return (
    <Box sx={{ p: 2, borderRadius: '14px', bgcolor: 'raised.main' }}>
      <Typography role="status">
        Your daily target:{' '}
        <Box component="strong" sx={{ fontSize: '1.25rem', whiteSpace: 'nowrap' }}>
          {wholeWords(computed)} kcal
        </Box>
      </Typography>
      <Disclosure label="How it is worked out">
        <Calculation measures={measures} />
      </Disclosure>
    </Box>
  );
}
