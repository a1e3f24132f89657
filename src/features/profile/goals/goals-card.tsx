import { Box } from '@mui/material';

import type { Profile } from '#shared/records/profile';

import { Card } from '../../../ui/layout/card';
import { DetailsFields } from '../../../ui/profile/details-fields';
import { GoalsFields } from '../../../ui/profile/goals-fields';
import { SaveOrConfirm } from '../../../ui/profile/weight-question';
import { CardHead } from '../card-head';
import { TargetFields } from './target-fields';
import { useGoals } from './use-goals';

/** Goals and details, on this device at once; null for whoever has told none yet. */
export function GoalsCard({ profile }: { profile: Profile | null }) {
  const { form, target, submit, saving, question, dismiss } = useGoals(profile);
  return (
    <Card component="section" aria-labelledby="goals">
      <CardHead
        id="goals"
        title="Goals and details"
        words="Kept on this device at once, with or without signal."
      />
      <Box
        component="form"
        noValidate
        sx={{ display: 'grid', gap: 2.5 }}
        onSubmit={(event) => void submit(event)}
      >
        <GoalsFields form={form} />
        <DetailsFields form={form} />
        <TargetFields form={form} target={target} />
        <SaveOrConfirm {...{ question, saving }} label="Save" onChange={dismiss} />
      </Box>
    </Card>
  );
}
