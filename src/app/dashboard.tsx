import { Suspense } from 'react';

import { DashboardPage } from '../features/dashboard/dashboard-page';
import { InstallOffer } from '../features/install/install-offer';
import { latePart } from '../http/late-part';

// With the table that it reads: no part of the first load.
const ChosenCard = latePart(() =>
  import('../features/nutrients/chosen-card').then((m) => m.ChosenCard),
);

export function Dashboard() {
  return (
    <DashboardPage
      nutrients={
        <Suspense fallback={null}>
          <ChosenCard />
        </Suspense>
      }
      offer={<InstallOffer />}
    />
  );
}
