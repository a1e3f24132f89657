import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';

import { PAGES } from '#shared/contract/pages';
import { totalNutrients } from '#shared/nutrition/items/totals';
import { type Meal, MEAL_TYPES, type MealType } from '#shared/records/meal';
import type { MealItem } from '#shared/records/meal-item';
import type { Nutrients } from '#shared/records/nutrients';
import { shownItems } from '#shared/rules/meal-state';
import type { DailyTargets } from '#shared/rules/targets/daily-targets';

import {
  DayMacros,
  leftWords,
  missingWords,
  unweighedWords,
} from '../../../ui/figures/day-figures';
import { FoodGroups } from '../../../ui/figures/food-groups';
import { portionWords } from '../../../ui/words/portions';
import { Icon } from '../../../ui/icons';
import { Card } from '../../../ui/layout/card';
import { LoneLink } from '../../../ui/layout/links';
import { GoalsLink } from '../../../ui/profile/goals-link';
import { isGentle } from '../../../ui/words/display';
import { format } from '../../../ui/words/format';
import { energyFigure, energyUnit, energyWords } from '../../../ui/words/quantity';
import { DayStatusLine, type StatusOfDay } from './day-status-line';
import { messages } from './messages';

interface DayTotalProps {
  figures: DayFigures;
  status: StatusOfDay;
  /** undefined if the user has set no goals. */
  target: DailyTargets | undefined;
  isEmpty: boolean;
  onCopy: () => void;
}

export function DayTotal({ figures, status, target, isEmpty, onCopy }: DayTotalProps) {
  if (isGentle()) return <DayPortions {...{ figures, status, isEmpty, onCopy }} />;
  const { items, total, byType, missing } = figures;
  const eaten = total.calories ?? 0;
  return (
    <Card
      component="section"
      aria-label={messages.dayTotal}
      sx={{ display: 'grid', gap: 1.75, p: { xs: 2, sm: 2.5 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 1 }}>
        <Box sx={{ flex: '1 1 6rem', minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
            <Box
              component="span"
              sx={{ fontSize: '2.25rem', fontWeight: 790, letterSpacing: '-0.03em', lineHeight: 1 }}
            >
              {energyFigure(eaten)}
            </Box>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {target
                ? format(messages.ofKcal, { calories: energyWords(target.calories) })
                : energyUnit()}
            </Box>
          </Box>
        </Box>
        {!isEmpty && <CopyDay onCopy={onCopy} />}
      </Box>
      <Notes
        words={[
          target && leftWords(eaten, target.calories),
          missingWords(missing),
          unweighedWords(items),
        ]}
      >
        {!target && <GoalsLink />}
      </Notes>
      <MealsBar byType={byType} target={target?.calories ?? 0} />
      <Box component="dl" sx={MACRO_GRID}>
        <DayMacros {...{ items, isEmpty, target }} />
      </Box>
      {!isEmpty && (
        <LoneLink to={`${PAGES.nutrients}?day=${status.day}`}>{messages.allNutrients}</LoneLink>
      )}
      <DayStatusLine {...status} />
    </Card>
  );
}

function CopyDay({ onCopy }: Pick<DayTotalProps, 'onCopy'>) {
  return (
    <Button
      color="inherit"
      startIcon={<Icon name="copy" size={18} />}
      sx={{ px: 1.25, mt: -0.75, mr: -1, flex: 'none', fontSize: '0.9375rem' }}
      onClick={onCopy}
    >
      {messages.copyDay}
    </Button>
  );
}

/** The day's portions of food groups, shown instead of calories in gentle mode. */
function DayPortions({ figures, status, isEmpty, onCopy }: Omit<DayTotalProps, 'target'>) {
  const { items, missing } = figures;
  return (
    <Card
      component="section"
      aria-label={messages.dayTotal}
      sx={{ display: 'grid', gap: 1.75, p: { xs: 2, sm: 2.5 } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
        <Box sx={{ flex: 1, fontSize: '1.25rem', fontWeight: 750 }}>
          {portionWords(items.length)}
        </Box>
        {!isEmpty && <CopyDay onCopy={onCopy} />}
      </Box>
      {missing > 0 && <Notes words={[missingWords(missing)]}>{null}</Notes>}
      <FoodGroups items={items} />
      {!isEmpty && (
        <LoneLink to={`${PAGES.nutrients}?day=${status.day}`}>{messages.allNutrients}</LoneLink>
      )}
      <DayStatusLine {...status} />
    </Card>
  );
}

function Notes({ words, children }: { words: readonly unknown[]; children: ReactNode }) {
  return (
    <Typography sx={{ mt: -1, fontSize: '0.9375rem', color: 'text.secondary' }}>
      {words.filter(Boolean).join(' · ')}
      {children}
    </Typography>
  );
}

interface MealsBarProps {
  byType: Record<MealType, number>;
  /** In kcal; 0 if the user has set no goals. */
  target: number;
}

/** Decoration only, because the headings below have the same numbers. Over the target, a mark shows where it is. */
function MealsBar({ byType, target }: MealsBarProps) {
  const types = MEAL_TYPES.filter((type) => byType[type] > 0);
  const eaten = types.reduce((sum, type) => sum + byType[type], 0);
  const most = Math.max(eaten, target);
  // Without a target, one meal type would fill the bar and look like a reached target.
  if (most === 0 || (target === 0 && types.length === 1)) return null;
  return (
    <Box aria-hidden sx={{ position: 'relative' }}>
      <Box sx={{ ...ROUND, bgcolor: 'divider' }}>
        <Box
          sx={{
            ...ROUND,
            display: 'flex',
            gap: '2px',
            minWidth: ROUND.height,
            width: `${(eaten / most) * 100}%`,
          }}
        >
          {types.map((type) => (
            <Box
              key={type}
              sx={{
                flex: byType[type],
                bgcolor: `color-mix(in srgb, var(--mui-palette-primary-main) ${types.length > 1 ? SHADES[type] : 100}%, var(--mui-palette-background-paper))`,
              }}
            />
          ))}
        </Box>
      </Box>
      {target > 0 && eaten > target && (
        <Box sx={{ ...MARK, left: `calc(${(target / most) * 100}% - 2px)` }} />
      )}
    </Box>
  );
}

const MARK = {
  position: 'absolute',
  insetBlock: '-3px',
  width: '3px',
  bgcolor: 'text.primary',
  forcedColorAdjust: 'none',
} as const;

const ROUND = { height: 14, borderRadius: '7px', overflow: 'hidden' } as const;

// Opacity in percent: neighbors must differ.
const SHADES: Record<MealType, number> = { breakfast: 60, lunch: 100, dinner: 78, snack: 45 };

const MACRO_GRID = {
  m: 0,
  display: 'grid',
  columnGap: 2,
  rowGap: 1.25,
  // One column with large text.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(7rem, 40%)), 1fr))',
} as const;

interface DayFigures {
  items: readonly MealItem[];
  total: Nutrients;
  /** In kcal; 0 if unknown. */
  byType: Record<MealType, number>;
  /** Number of meals without items, which are not in the sums. */
  missing: number;
}

export function dayFigures(meals: readonly Meal[]): DayFigures {
  const byType = MEAL_TYPES.map((type) => [
    type,
    totalOf(meals.filter(({ mealType }) => mealType === type)).calories ?? 0,
  ]);
  return {
    items: itemsOf(meals),
    total: totalOf(meals),
    byType: Object.fromEntries(byType) as Record<MealType, number>,
    missing: meals.filter((meal) => !hasFigures(meal)).length,
  };
}

export function totalOf(meals: readonly Meal[]): Nutrients {
  return totalNutrients(itemsOf(meals));
}

export function itemsOf(meals: readonly Meal[]): MealItem[] {
  return meals.flatMap((meal) => shownItems(meal) ?? []);
}

export function hasFigures(meal: Meal): boolean {
  return (shownItems(meal) ?? []).length > 0;
}
