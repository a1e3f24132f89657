import { Box } from '@mui/material';

import { waterGoal } from '#shared/rules/water';

import { DashboardPage } from '../features/dashboard/dashboard-page';
import { InstallOffer } from '../features/install/install-offer';
import { lateCard } from '../http/late-part';
import { useDisplay } from '../ui/words/display';
import { PlannedOfDay } from './planned-of-day';

// With the table that it reads: no part of the first load.
const ChosenCard = lateCard(() =>
  import('../features/nutrients/chosen-card').then((m) => m.ChosenCard),
);

const WaterCard = lateCard(() =>
  import('../features/food-tracker/water/water-card').then((m) => m.WaterCard),
);

const FastingCard = lateCard(() =>
  import('../features/fasting/fasting-card').then((m) => m.FastingCard),
);

// It reads three months, and has time.
const CheckInLine = lateCard(() =>
  import('../features/insights/expenditure/check-in-line').then((m) => m.CheckInLine),
);

export function Dashboard() {
  const { water, fasting } = useDisplay();
  const isHidden = waterGoal(water) === null;
  return (
    <DashboardPage
      planned={(entries, today) => <PlannedOfDay day={today} {...{ entries, today }} />}
      nutrients={<ChosenCard />}
      checkIn={<CheckInLine />}
      fasting={fasting === 'shown' && <FastingCard />}
      offer={<InstallOffer />}
      water={(day) =>
        !isHidden && (
          // The height that it has, so that nothing below moves when it comes.
          <Box sx={{ minHeight: { xs: 140, sm: 156 } }}>
            <WaterCard day={day} short />
          </Box>
        )
      }
    />
  );
}
