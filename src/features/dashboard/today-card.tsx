import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

import { totalNutrients } from '#shared/nutrition/items/totals';
import type { Meal } from '#shared/records/meal';
import type { Profile } from '#shared/records/profile';
import { shownItems } from '#shared/rules/meal-state';
import { dailyTargets } from '#shared/rules/targets/daily-targets';

import { leftWords, MacroBar, missingWords } from '../../ui/figures/day-figures';
import { Icon } from '../../ui/icons';
import { Card } from '../../ui/layout/card';
import { GoalsLink } from '../../ui/profile/goals-link';
import { format } from '../../ui/words/format';
import { wholeWords } from '../../ui/words/number';
import { messages } from './messages';

const RING_WIDTH = 14;

const MACROS = [
  ['protein', messages.protein],
  ['carbs', messages.carbs],
  ['fat', messages.fat],
  ['fiber', messages.fiber],
] as const;

interface TodayCardProps {
  meals: readonly Meal[];
  streak: number;
  /** Null if the person has set no goals: then there is no target. */
  profile: Profile | null;
}

export function TodayCard({ meals, streak, profile }: TodayCardProps) {
  const read = meals.map(shownItems).filter((items) => items !== null && items.length > 0);
  const total = totalNutrients(read.flatMap((items) => items ?? []));
  const target = profile ? dailyTargets(profile) : undefined;
  const eaten = total.calories ?? 0;
  const missing = missingWords(meals.length - read.length);
  return (
    <Card
      component="section"
      aria-labelledby="today"
      sx={{
        display: 'grid',
        gap: { xs: 2.5, sm: 4 },
        alignItems: 'center',
        gridTemplateColumns: { sm: 'auto 1fr' },
        justifyItems: { xs: 'center', sm: 'stretch' },
      }}
    >
      <Eaten calories={eaten} target={target?.calories} />
      <Box sx={{ width: '100%' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
          <Typography id="today" component="h2" variant="h3">
            {messages.today}
          </Typography>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, fontSize: '0.9375rem' }}>
            <Icon name="leaf" size={18} /> {streakWords(streak)}
          </Box>
        </Box>
        <Typography sx={{ mt: 0.25, mb: 2, color: 'text.secondary' }}>
          {[target && leftWords(eaten, target.calories), missing].filter(Boolean).join(' · ')}
          {!target && <GoalsLink />}
        </Typography>
        <Box
          component="dl"
          sx={{ m: 0, display: 'grid', columnGap: 3, rowGap: 1.5, gridTemplateColumns: '1fr 1fr' }}
        >
          {MACROS.map(([name, label]) => (
            <MacroBar
              key={name}
              label={label}
              colour={name}
              eaten={meals.length === 0 ? 0 : total[name]}
              target={target?.[name]}
            />
          ))}
        </Box>
      </Box>
    </Card>
  );
}

interface EatenProps {
  /** In kcal. */
  calories: number;
  /** In kcal; without it there is no ring to fill. */
  target: number | undefined;
}

function Eaten({ calories, target }: EatenProps) {
  const figure = (
    <>
      <Box sx={{ fontSize: '2.5rem', fontWeight: 790, letterSpacing: '-0.03em', lineHeight: 1 }}>
        {wholeWords(calories)}
      </Box>
      <Box sx={{ mt: 0.75, color: 'text.secondary', fontSize: '0.9375rem' }}>
        {target === undefined ? 'kcal' : format(messages.ofKcal, { target: wholeWords(target) })}
      </Box>
    </>
  );
  if (target === undefined) return <Box sx={{ px: 3, textAlign: 'center' }}>{figure}</Box>;
  return (
    <Ring share={calories / target} size={184}>
      {figure}
    </Ring>
  );
}

function streakWords(streak: number): string {
  if (streak === 0) return messages.logAMealToBeginA;
  return format(messages.daysInARow, { streak });
}

interface RingProps {
  /** 0 to 1; more is shown as a full ring. */
  share: number;
  size: number;
  children: ReactNode;
}

export function Ring({ share, size, children }: RingProps) {
  const radius = (size - RING_WIDTH) / 2;
  const length = 2 * Math.PI * radius;
  const filled = Math.min(1, Math.max(0, share)) * length;
  const circle = { cx: size / 2, cy: size / 2, r: radius, fill: 'none', strokeWidth: RING_WIDTH };
  return (
    <Box sx={{ position: 'relative', width: size, height: size, flex: 'none' }}>
      <svg width={size} height={size} aria-hidden focusable={false}>
        <circle {...circle} stroke="var(--mui-palette-divider)" />
        {filled > 0 && (
          <circle
            {...circle}
            stroke="var(--mui-palette-primary-main)"
            strokeLinecap="round"
            strokeDasharray={`${filled} ${length}`}
            transform={`rotate(-90 ${size / 2} ${size / 2})`}
          />
        )}
      </svg>
      <Box
        sx={{
          position: 'absolute',
          inset: 0,
          display: 'grid',
          placeContent: 'center',
          textAlign: 'center',
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
