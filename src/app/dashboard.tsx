import { Box } from '@mui/material';
import { Suspense } from 'react';

import { waterGoal } from '#shared/rules/water';

import { DashboardPage } from '../features/dashboard/dashboard-page';
import { InstallOffer } from '../features/install/install-offer';
import { latePart } from '../http/late-part';
import { useDisplay } from '../ui/words/display';

// With the table that it reads: no part of the first load.
const ChosenCard = latePart(() =>
  import('../features/nutrients/chosen-card').then((m) => m.ChosenCard),
);

const WaterCard = latePart(() =>
  import('../features/food-tracker/water/water-card').then((m) => m.WaterCard),
);

export function Dashboard() {
  const { water } = useDisplay();
  const isHidden = waterGoal(water) === null;
  return (
    <DashboardPage
      nutrients={
        <Suspense fallback={null}>
          <ChosenCard />
        </Suspense>
      }
      offer={<InstallOffer />}
      water={(day) =>
        !isHidden && (
          // The height that it has, so that nothing below moves when it comes.
          <Box sx={{ minHeight: { xs: 140, sm: 156 } }}>
            <Suspense fallback={null}>
              <WaterCard day={day} short />
            </Suspense>
          </Box>
        )
      }
    />
  );
}
