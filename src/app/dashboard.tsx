import { Box } from '@mui/material';

import { waterGoal } from '#shared/rules/water';

import { DashboardPage } from '../features/dashboard/dashboard-page';
import { InstallOffer } from '../features/install/install-offer';
import { lateCard } from '../http/late-part';
import { useDisplay } from '../ui/words/display';
import { PlannedOfDay } from './planned-of-day';

// Loaded late, because it needs a large nutrient table.
const ChosenCard = lateCard(() =>
  import('../features/nutrients/chosen-card').then((m) => m.ChosenCard),
);

const WaterCard = lateCard(() =>
  import('../features/food-tracker/water/water-card').then((m) => m.WaterCard),
);

const FastingCard = lateCard(() =>
  import('../features/fasting/fasting-card').then((m) => m.FastingCard),
);

// Loaded late, because it reads three months of entries and is not urgent.
const CheckInLine = lateCard(() =>
  import('../features/insights/expenditure/check-in-line').then((m) => m.CheckInLine),
);

export function Dashboard() {
  const { water, fasting } = useDisplay();
  const isWaterHidden = waterGoal(water) === null;
  return (
    <DashboardPage
      planned={(entries, today) => <PlannedOfDay day={today} {...{ entries, today }} />}
      nutrients={<ChosenCard />}
      checkIn={<CheckInLine />}
      offer={<InstallOffer />}
      cards={(day) => (
        <>
          {!isWaterHidden && (
            // The card's height, so that the content below does not move when the card appears.
            <Box sx={{ minHeight: { xs: 140, sm: 156 } }}>
              <WaterCard day={day} short />
            </Box>
          )}
          {fasting === 'shown' && <FastingCard />}
        </>
      )}
    />
  );
}
