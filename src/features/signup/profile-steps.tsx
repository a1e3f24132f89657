import { Box } from '@mui/material';
import type { SyntheticEvent } from 'react';

import { DetailsFields } from '../../ui/profile/details-fields';
import { GoalsFields } from '../../ui/profile/goals-fields';
import { StepButtons } from './step-buttons';
import { TargetPreview } from './target-preview';
import { useProfileSteps, type ProfileStepsProps } from './use-profile-steps';

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
