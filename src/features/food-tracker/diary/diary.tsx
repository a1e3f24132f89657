import { Box, Button, Skeleton, Typography } from '@mui/material';

import type { DayMark } from '#shared/records/day-mark';
import { slotOf } from '#shared/rules/meal-slots';
import type { DailyTargets } from '#shared/rules/targets/daily-targets';

import type { DiaryDay } from '../../../store/diary';
import type { InitialSync } from '../../../store/initial-sync';
import { InitialSyncCard } from '../../../ui/feedback/initial-sync-card';
import { ONE_COLUMN } from '../../../ui/styles';
import { TEXT_BUTTON } from '../styles';
import { dayFigures, DayTotal } from './day-total';
import { MealSection } from './meal-section';
import { messages } from './messages';
import type { DiaryActions } from './use-diary-actions';

interface DiaryProps {
  /** 'YYYY-MM-DD' */
  day: string;
  today: string;
  /** The user's mark of the day. */
  mark: DayMark | undefined;
  /** The previous day or undefined while the day is loading. */
  read: DiaryDay | undefined;
  target: DailyTargets | undefined;
  actions: DiaryActions;
  /** Whether there is room for the total above the meals; otherwise it is below them. */
  wide: boolean;
  /** Null once this device has everything; before that, a day may only look empty. */
  initialSync: InitialSync | null;
  onDescribe: () => void;
}

export function Diary(props: DiaryProps) {
  const { day, today, mark, read, target, actions, initialSync, wide, onDescribe } = props;
  if (read?.day !== day) return <ListSkeleton />;
  const { entries, earlier, slots } = read;
  const ids = entries.map(({ id }) => id).sort();
  const meals = entries.map(({ meal }) => meal);
  const total = !initialSync && (
    <DayTotal
      figures={dayFigures(meals)}
      status={{ day, today, meals, mark, resting: target?.calculation.resting }}
      target={target}
      isEmpty={entries.length === 0}
      onCopy={() => {
        actions.copy(entries, messages.thisDay);
      }}
    />
  );
  return (
    <Box
      component="section"
      aria-label={messages.yourMeals}
      sx={{ ...ONE_COLUMN, gap: { xs: 1, md: 1.5 }, minWidth: 0 }}
    >
      {initialSync && <InitialSyncCard {...initialSync} />}
      {wide && total}
      {!initialSync && isEmpty(read) && <EmptyList onDescribe={onDescribe} />}
      {slots.map((slot) => (
        <MealSection
          key={`${day} ${slot.key}`}
          slot={slot}
          day={day}
          entries={entries.filter(({ meal }) => slotOf(meal, slots).key === slot.key)}
          earlier={earlier[slot.key]}
          latestId={ids.at(-1)}
          actions={actions}
        />
      ))}
      {!wide && total}
    </Box>
  );
}

function isEmpty({ entries, earlier }: DiaryDay): boolean {
  return entries.length === 0 && Object.keys(earlier).length === 0;
}

function EmptyList({ onDescribe }: Pick<DiaryProps, 'onDescribe'>) {
  return (
    <Box
      sx={{
        px: { xs: 2, sm: 2.5 },
        py: 1,
        border: '1px solid transparent',
        color: 'text.secondary',
      }}
    >
      <Typography component="h2" variant="h3" sx={{ color: 'text.primary' }}>
        {messages.noMealsYet}
      </Typography>
      <Typography sx={{ mt: 0.5 }}>{messages.mealsAreListedHere}</Typography>
      <Button
        sx={{ ...TEXT_BUTTON, ml: -1 }}
        onClick={() => {
          onDescribe();
        }}
      >
        {messages.writeWhatYouAte}
      </Button>
    </Box>
  );
}

function ListSkeleton() {
  return (
    <Box
      role="group"
      aria-busy
      aria-label={messages.loadingYourMeals}
      sx={{ ...ONE_COLUMN, gap: 1.5 }}
    >
      <Skeleton variant="rounded" height={128} />
      <Skeleton variant="rounded" height={128} />
    </Box>
  );
}
