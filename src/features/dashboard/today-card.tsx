import { Box, ButtonBase, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { totalNutrients } from '#shared/nutrition/items/totals';
import type { Meal } from '#shared/records/meal';
import { PAGES } from '#shared/contract/pages';
import { FREEZES_A_MONTH, type Streak } from '#shared/rules/awards/streak';
import { shownItems } from '#shared/rules/meal-state';
import type { DailyTargets } from '#shared/rules/targets/daily-targets';

import { DayMacros, leftWords, missingWords, unweighedWords } from '../../ui/figures/day-figures';
import { Icon } from '../../ui/icons';
import { Card } from '../../ui/layout/card';
import { GoalsLink } from '../../ui/profile/goals-link';
import { HOVER } from '../../ui/styles';
import { format } from '../../ui/words/format';
import { energyFigure, energyUnit, energyWords } from '../../ui/words/quantity';
import { messages } from './messages';

interface TodayCardProps {
  meals: readonly Meal[];
  /** Null if the streak is hidden. */
  streak: Streak | null;
  /** undefined if the user has set no goals. */
  target: DailyTargets | undefined;
}

export function TodayCard({ meals, streak, target }: TodayCardProps) {
  const read = meals.map(shownItems).filter((items) => items !== null && items.length > 0);
  const items = read.flatMap((some) => some ?? []);
  const eaten = totalNutrients(items).calories ?? 0;
  const notes = [
    target && leftWords(eaten, target.calories),
    missingWords(meals.length - read.length),
    unweighedWords(items),
  ];
  return (
    <Card component="section" aria-labelledby="today" sx={GRID}>
      <Box sx={{ gridRow: { sm: '1 / 3' } }}>
        <Eaten calories={eaten} target={target?.calories} />
      </Box>
      <Box>
        <Typography id="today" component="h2" variant="h3">
          {messages.today}
        </Typography>
        <Typography sx={{ mt: 0.25, color: 'text.secondary' }}>
          {notes.filter(Boolean).join(' · ')}
          {!target && <GoalsLink />}
        </Typography>
        {streak && (
          <ButtonBase component={Link} to={PAGES.awards} sx={STREAK}>
            <Icon name="leaf" size={18} style={{ flex: 'none', marginTop: 2 }} />
            {streakWords(streak)}
          </ButtonBase>
        )}
      </Box>
      <Box component="dl" sx={FIGURES}>
        <DayMacros {...{ items, target }} isEmpty={meals.length === 0} />
      </Box>
    </Card>
  );
}

const STREAK = {
  mt: 0.25,
  mx: -0.75,
  px: 0.75,
  minHeight: 44,
  display: 'flex',
  justifyContent: 'start',
  gap: 0.75,
  fontSize: '0.9375rem',
  textAlign: 'start',
  borderRadius: '10px',
  ...HOVER,
} as const;

// On phones the macros have their own row, and the first meals are visible without scrolling.
const GRID = {
  display: { xs: 'flex', sm: 'grid' },
  // Large text wraps below the ring.
  flexWrap: 'wrap',
  '& > :nth-of-type(2)': { flex: '1 1 7rem', minWidth: 0 },
  columnGap: { xs: 2, sm: 4 },
  rowGap: 2,
  alignItems: 'center',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
} as const;

const FIGURES = {
  m: 0,
  display: 'grid',
  columnGap: 3,
  rowGap: 1.5,
  flex: '1 1 100%',
  minWidth: 0,
  gridTemplateColumns: {
    xs: 'repeat(auto-fit, minmax(min(100%, max(7rem, 40%)), 1fr))',
    sm: '1fr 1fr',
  },
} as const;

interface EatenProps {
  /** In kcal. */
  calories: number;
  /** In kcal; without it there is no ring to fill. */
  target: number | undefined;
}

function Eaten({ calories, target }: EatenProps) {
  const figure = (
    <>
      <Box sx={FIGURE}>{energyFigure(calories)}</Box>
      <Box
        sx={{ mt: 0.5, color: 'text.secondary', fontSize: { xs: '0.8125rem', sm: '0.9375rem' } }}
      >
        {target === undefined
          ? energyUnit()
          : format(messages.ofKcal, { target: energyWords(target) })}
      </Box>
    </>
  );
  if (target === undefined)
    return <Box sx={{ px: { xs: 1, sm: 3 }, textAlign: 'center' }}>{figure}</Box>;
  return <Ring share={calories / target}>{figure}</Ring>;
}

const FIGURE = {
  fontSize: { xs: '1.875rem', sm: '2.5rem' },
  fontWeight: 790,
  letterSpacing: '-0.03em',
  lineHeight: 1,
} as const;

function streakWords({ days: streak, freezesLeft }: Streak): string {
  if (streak === 0) return messages.logMealToBeginStreak;
  const days = format(messages.daysInARow, { streak });
  const used = FREEZES_A_MONTH - freezesLeft;
  return used === 0 ? days : `${days}, ${format(messages.freezesUsed, { used })}`;
}

interface RingProps {
  /** Share of the target; at 1 the ring is full. */
  share: number;
  children: ReactNode;
}

/** A ring that is full at the target. The part over the target is drawn as a second line inside the ring. */
function Ring({ share, children }: RingProps) {
  const over = Math.min(1, share - 1);
  return (
    <Box sx={RING}>
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} width="100%" aria-hidden focusable={false}>
        <circle {...CIRCLE} stroke="var(--mui-palette-divider)" />
        {share > 0 && <Arc share={Math.min(1, share)} stroke="var(--mui-palette-primary-main)" />}
        {over > 0 && (
          <>
            <Arc share={over} stroke="var(--mui-palette-background-paper)" strokeWidth={4} />
            <line
              {...{ x1: SIZE / 2, x2: SIZE / 2, y1: 0, y2: WIDTH + 6 }}
              stroke="var(--mui-palette-text-primary)"
              strokeWidth={4}
            />
          </>
        )}
      </svg>
      <Box sx={INSIDE}>{children}</Box>
    </Box>
  );
}

const SIZE = 184;
const WIDTH = 14;
const RADIUS = (SIZE - WIDTH) / 2;
const ROUND = 2 * Math.PI * RADIUS;
const CIRCLE = { cx: SIZE / 2, cy: SIZE / 2, r: RADIUS, fill: 'none', strokeWidth: WIDTH };

interface ArcProps {
  share: number;
  stroke: string;
  strokeWidth?: number;
}

function Arc({ share, ...line }: ArcProps) {
  return (
    <circle
      {...CIRCLE}
      {...line}
      strokeLinecap="round"
      strokeDasharray={`${share * ROUND} ${ROUND}`}
      transform={`rotate(-90 ${SIZE / 2} ${SIZE / 2})`}
    />
  );
}

const RING = {
  position: 'relative',
  flex: 'none',
  width: { xs: '8rem', sm: `${SIZE / 16}rem` },
  height: { xs: '8rem', sm: `${SIZE / 16}rem` },
  maxWidth: '100%',
  whiteSpace: 'nowrap',
} as const;

const INSIDE = {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  textAlign: 'center',
} as const;
