import { Box } from '@mui/material';

import { waterGoal } from '#shared/rules/water';

import { DashboardPage } from '../features/dashboard/dashboard-page';
import { InstallOffer } from '../features/install/install-offer';
import { lateCard } from '../http/late-part';
import { useDisplay } from '../ui/words/display';

// With the table that it reads: no part of the first load.
const ChosenCard = lateCard(() =>
  import('../features/nutrients/chosen-card').then((m) => m.ChosenCard),
);

const WaterCard = lateCard(() =>
  import('../features/food-tracker/water/water-card').then((m) => m.WaterCard),
);

const TodaysPlan = lateCard(() => import('../features/plan/todays-plan').then((m) => m.TodaysPlan));

const FastingCard = lateCard(() =>
  import('../features/fasting/fasting-card').then((m) => m.FastingCard),
);

// It reads three months, and has time.
const CheckInLine = lateCard(() =>
  import('../features/insights/expenditure/check-in-line').then((m) => m.CheckInLine),
);

// Of the card with its heading and its link, and of each meal, in px.
const PLAN = { around: 118, row: 60 };

export function Dashboard() {
  const { water, fasting } = useDisplay();
  const isHidden = waterGoal(water) === null;
  return (
    <DashboardPage
      planned={(entries, today) =>
        entries.length > 0 && (
          <Box sx={{ minHeight: PLAN.around + PLAN.row * entries.length }}>
            <TodaysPlan {...{ entries, today }} />
          </Box>
        )
      }
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
