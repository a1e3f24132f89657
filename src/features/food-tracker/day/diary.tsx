import { Box } from '@mui/material';

import { MEAL_TYPES } from '#shared/records/meal';
import type { DailyTargets } from '#shared/rules/targets/daily-targets';

import type { DiaryDay } from '../../../store/diary';
import type { Filling } from '../../../store/filling';
import { FillingCard } from '../../../ui/feedback/filling-card';
import { EmptyList } from '../list/empty-list';
import { ListSkeleton } from '../list/list-skeleton';
import type { DiaryActs } from './diary-acts';
import { dayFigures } from './day-figures';
import { DayTotal } from './day-total';
import { MealSection } from './meal-section';

interface DiaryProps {
  /** 'YYYY-MM-DD' */
  day: string;
  /** Of another day, or undefined, while it is loading. */
  read: DiaryDay | undefined;
  target: DailyTargets | undefined;
  acts: DiaryActs;
  /** Null once this device has everything: before that, an empty day may only look empty. */
  filling: Filling | null;
}

export function Diary({ day, read, target, acts, filling }: DiaryProps) {
  if (read?.day !== day) return <ListSkeleton />;
  const { entries, earlier } = read;
  const ids = entries.map(({ id }) => id).sort();
  return (
    <Box
      component="section"
      aria-label="Your meals"
      sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}
    >
      {filling ? (
        <FillingCard {...filling} />
      ) : (
        <DayTotal
          figures={dayFigures(entries.map(({ meal }) => meal))}
          target={target}
          isEmpty={entries.length === 0}
          onCopy={() => {
            acts.copy(entries, 'this day');
          }}
        />
      )}
      {!filling && entries.length === 0 && Object.keys(earlier).length === 0 && <EmptyList />}
      {MEAL_TYPES.map((type) => (
        <MealSection
          key={`${day} ${type}`}
          type={type}
          day={day}
          entries={entries.filter(({ meal }) => meal.mealType === type)}
          earlier={earlier[type]}
          latestId={ids.at(-1)}
          acts={acts}
        />
      ))}
    </Box>
  );
}
