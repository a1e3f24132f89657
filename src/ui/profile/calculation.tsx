import { Box, Typography } from '@mui/material';

import type { Profile } from '#shared/records/profile';
import { calculate, type Calculation, type Measures } from '#shared/rules/targets/daily-targets';
import type { Bound } from '#shared/rules/targets/energy';

import { wholeWords } from '../words/number';
import { ACTIVITY_OPTIONS, TIMELINE_OPTIONS } from './options';

const BOUND_WORDS: Record<Bound, string> = {
  rate: 'Slower than you asked: faster changes cost muscle or add fat, so the weekly change is held to a share of your weight.',
  share: 'Slower than you asked: the change is held to a share of what you use in a day.',
  most: 'Slower than you asked: the deficit is held to 1,000 kcal a day.',
  floor: 'Slower than you asked: the target does not go below what your body uses at rest.',
  minor: 'Under 18 no deficit is planned: a growing body needs its energy. A doctor can help.',
  underweight: 'No deficit is planned, as your weight is low for your height. A doctor can help.',
  'healthy-weight': 'It leads to the lowest healthy weight for your height, not below.',
  reached: 'Your target weight asks for no change in this direction, so this keeps your weight.',
};

const SMALL = { fontSize: '0.9375rem', color: 'text.secondary' } as const;

export function Calculation({ measures }: { measures: Measures }) {
  const sum = calculate(measures);
  const steps = stepsOf(measures, sum);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box component="dl" sx={{ m: 0 }}>
        {steps.map(({ words, figure }, index) => (
          <Box
            key={words}
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              gap: 2,
              py: 0.75,
              borderTop: index === 0 ? 0 : '1px solid',
              borderColor: 'divider',
              fontWeight: index === steps.length - 1 ? 750 : 450,
            }}
          >
            <dt>{words}</dt>
            <Box component="dd" sx={{ m: 0, whiteSpace: 'nowrap' }}>
              {figure}
            </Box>
          </Box>
        ))}
      </Box>
      {boundWords(sum.bounds).map((words) => (
        <Typography key={words} sx={{ ...SMALL, color: 'text.primary' }}>
          {words}
        </Typography>
      ))}
      <Typography sx={SMALL}>
        By Mifflin-St Jeor (1990) and 7,700 kcal a kilogram. An estimate for healthy adults, good to
        about a tenth, and no medical advice; when pregnant or nursing, please ask a doctor.
      </Typography>
    </Box>
  );
}

interface StepOfCalculation {
  words: string;
  figure: string;
}

export function stepsOf(measures: Measures, sum: Calculation): StepOfCalculation[] {
  const { resting, factor, expenditure, change, computed } = sum;
  const [activity = ''] = labelOf(ACTIVITY_OPTIONS, measures.activityLevel).split(':');
  return [
    { words: 'At rest, from weight, height, age and gender', figure: kcal(resting) },
    { words: `Activity, ${activity.toLowerCase()}`, figure: `× ${factor}` },
    { words: 'Keeps your weight', figure: kcal(expenditure) },
    { words: aimWords(measures), figure: signed(change) },
    { words: 'A day, rounded up to 10', figure: kcal(computed) },
  ];
}

function aimWords({ objective, targetWeight, weightUnit, timeline }: Measures): string {
  if (objective === 'maintain_weight') return 'To stay as you are';
  const weeks = String(timeline);
  const time = labelOf(TIMELINE_OPTIONS, weeks) || `${weeks} weeks`;
  return `Towards ${targetWeight} ${weightUnit} in ${time.toLowerCase()}`;
}

export function boundWords(bounds: readonly Bound[]): string[] {
  return bounds.map((bound) => BOUND_WORDS[bound]);
}

export function ownTargetWords(
  { dailyCalorieTarget, ownTarget }: Pick<Profile, 'dailyCalorieTarget' | 'ownTarget'>,
  least: number,
): string | null {
  if (!ownTarget || dailyCalorieTarget === null || dailyCalorieTarget >= least) return null;
  return `This is below ${kcal(least)}, the least for your body. Please do so with a doctor only.`;
}

function labelOf(options: readonly (readonly [string, string])[], value: string): string {
  return options.find(([name]) => name === value)?.[1] ?? '';
}

function signed(value: number): string {
  if (value === 0) return '± 0 kcal';
  return `${value > 0 ? '+' : '−'} ${kcal(Math.abs(value))}`;
}

function kcal(value: number): string {
  return `${wholeWords(value)} kcal`;
}
