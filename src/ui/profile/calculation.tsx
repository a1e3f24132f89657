import { Box, Typography } from '@mui/material';

import type { Profile } from '#shared/records/profile';
import {
  calculate,
  type Calculation,
  healthyAim,
  isLate,
  type Measures,
} from '#shared/rules/targets/daily-targets';
import { type Bound, DEFICIT_MOST, KCAL_PER_KG } from '#shared/rules/targets/energy';

import { messages } from './messages';
import { QUIET } from '../styles';
import { format } from '../words/format';

import { energyWords } from '../words/quantity';
import { unbroken } from '../words/text';
import { ACTIVITY_OPTIONS, TIMELINE_OPTIONS } from './options';

const SLOWER = new Set<Bound>(['rate', 'share', 'most', 'floor']);

const BOUND_WORDS: Record<Exclude<Bound, 'most' | 'healthy-weight'>, string> = {
  rate: messages.limitedByWeight,
  share: messages.limitedByEnergy,
  floor: messages.targetAboveRest,
  minor: messages.noDeficitUnder18,
  expecting: messages.noDeficitWhileExpecting,
  underweight: messages.noDeficitAtLowWeight,
  reached: messages.atTargetWeight,
};

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
      <Typography sx={QUIET}>
        {format(messages.byMifflinStJeor, { energy: energyWords(KCAL_PER_KG) })}
      </Typography>
      {sum.change !== 0 && (
        <Typography sx={QUIET}>
          {format(messages.followsYourLatestWeight, { aim: aimOf(measures) })}
        </Typography>
      )}
    </Box>
  );
}

interface StepOfCalculation {
  words: string;
  figure: string;
}

function stepsOf(measures: Measures, sum: Calculation): StepOfCalculation[] {
  const { resting, factor, expenditure, change, computed } = sum;
  const [activity = ''] = labelOf(ACTIVITY_OPTIONS, measures.activityLevel).split(':');
  return [
    { words: messages.atRestFromWeight, figure: energyWords(resting) },
    {
      words: format(messages.activity, { activity: activity.toLowerCase() }),
      figure: `× ${factor}`,
    },
    { words: messages.keepsYourWeight, figure: energyWords(expenditure) },
    { words: aimWords(measures), figure: signed(change) },
    { words: messages.aDayRoundedUp, figure: energyWords(computed) },
  ];
}

function aimWords({ objective, targetWeight, weightUnit, timeline }: Measures): string {
  if (objective === 'maintain_weight') return messages.toKeepWeight;
  const weeks = String(timeline);
  const time = labelOf(TIMELINE_OPTIONS, weeks) || format(messages.weeks, { weeks });
  return format(messages.towardsIn, { targetWeight, weightUnit, time: time.toLowerCase() });
}

/** Reasons why the target differs from the user's plan. Limits that delay the plan by at most a week are left out. */
export function boundWords(measures: Measures): string[] {
  const { bounds, computed } = calculate(measures);
  const late = isLate(measures, computed);
  return wordsOfBounds(
    measures,
    bounds.filter((bound) => late || !SLOWER.has(bound)),
  );
}

/** Each limit in words. */
export function wordsOfBounds(measures: Measures, bounds: readonly Bound[]): string[] {
  return bounds.map((bound) => {
    if (bound === 'most') {
      return format(messages.deficitLimited, { most: energyWords(DEFICIT_MOST) });
    }
    if (bound !== 'healthy-weight') return BOUND_WORDS[bound];
    return format(messages.goesToLowestHealthyWeight, { weight: aimOf(measures) });
  });
}

/** The weight that the target leads to: '63 kg'. */
function aimOf(measures: Measures): string {
  return unbroken(`${healthyAim(measures) ?? measures.targetWeight} ${measures.weightUnit}`);
}

export function ownTargetWords(
  { dailyCalorieTarget, ownTarget }: Pick<Profile, 'dailyCalorieTarget' | 'ownTarget'>,
  least: number,
): string | null {
  if (!ownTarget || dailyCalorieTarget === null || dailyCalorieTarget >= least) return null;
  return format(messages.thisIsBelow, { least: energyWords(least) });
}

function labelOf(options: readonly (readonly [string, string])[], value: string): string {
  return options.find(([name]) => name === value)?.[1] ?? '';
}

function signed(value: number): string {
  if (value === 0) return `± ${energyWords(0)}`;
  return `${value > 0 ? '+' : '−'} ${energyWords(Math.abs(value))}`;
}
