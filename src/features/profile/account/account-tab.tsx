import { Box } from '@mui/material';

import type { User } from '#shared/contract/accounts';

import { useFilling } from '../../../store/use-filling';
import { useProfile } from '../../../store/use-profile';
import { FillingCard } from '../../../ui/feedback/filling-card';
import { DataCard } from '../data/data-card';
import { GoalsCard } from '../goals/goals-card';
import { SyncLink } from '../sync-link';
import { AccountCard } from './account-card';
import { DeleteAccount } from './delete-account';
import { DevicesCard } from './devices/devices-card';
import { PasswordCard } from './password/password-card';
import { TwoStepCard } from './second-factor/two-step-card';

/** Everything that is a person's own, in two columns where there is room. */
export function AccountTab({ user }: { user: User }) {
  const profile = useProfile();
  const filling = useFilling();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { md: '1fr 1fr' },
        gridTemplateRows: { md: 'auto 1fr auto' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <AccountCard user={user} />
        <SyncLink />
      </Box>
      <Box sx={{ gridColumn: { md: 2 }, gridRow: { md: '1 / 3' } }}>
        {/* First values in place of goals that are on their way would be saved over them. */}
        {filling && !profile && <FillingCard {...filling} />}
        {filling !== undefined && profile !== undefined && (profile ?? !filling) && (
          <GoalsCard key={profile ? 'told' : 'new'} profile={profile} />
        )}
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridRow: { md: '2 / 4' } }}>
        <PasswordCard email={user.email} />
        <TwoStepCard />
        <DevicesCard />
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridColumn: { md: 2 }, gridRow: { md: 3 } }}>
        <DataCard user={user} />
        <DeleteAccount userId={user.id} />
      </Box>
    </Box>
  );
}
