import { Box } from '@mui/material';

import type { PlanSum } from '#shared/nutrition/plan/plan-sums';

import { Calories } from '../../ui/figures/calories';
import { Icon } from '../../ui/icons';
import { isGentle } from '../../ui/words/display';
import { format } from '../../ui/words/format';
import { energyWords } from '../../ui/words/quantity';
import { messages } from './messages';

interface DaySumProps {
  sum: PlanSum;
  /** In kcal; undefined without goals. */
  target: number | undefined;
  /** Shows the values below each other. */
  narrow: boolean;
}

/** The sum of a day's plan, next to its target. Says if something is not in the sum. */
export function DaySum({ sum, target, narrow }: DaySumProps) {
  const { calories, low, high, inPart, meals } = sum;
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 0.75 }}>
        {meals > 0 && <Calories {...{ calories, low, high }} size="small" stacked={narrow} />}
        {target !== undefined && !isGentle() && (
          <Box component="span" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
            {format(messages.ofTarget, { energy: energyWords(target) })}
          </Box>
        )}
      </Box>
      {target !== undefined && !isGentle() && <Bar share={(calories ?? 0) / target} />}
      {inPart > 0 && (
        <Box sx={WARNING}>
          <Icon name="warning" size={16} style={{ flex: 'none', marginTop: 2 }} />
          {format(messages.mealsInPart, { count: inPart })}
        </Box>
      )}
    </Box>
  );
}

/** Decoration only, because the text above says the same. Over the target, a mark shows where it is. */
function Bar({ share }: { share: number }) {
  const most = Math.max(1, share);
  return (
    <Box aria-hidden sx={{ position: 'relative', ...TRACK, bgcolor: 'divider' }}>
      <Box sx={{ ...TRACK, width: `${(share / most) * 100}%`, bgcolor: 'primary.main' }} />
      {share > 1 && <Box sx={{ ...MARK, left: `calc(${100 / most}% - 1px)` }} />}
    </Box>
  );
}

const TRACK = { height: 6, borderRadius: '3px', forcedColorAdjust: 'none' } as const;

const MARK = {
  position: 'absolute',
  insetBlock: '-2px',
  width: '2px',
  bgcolor: 'text.primary',
  forcedColorAdjust: 'none',
} as const;

const WARNING = {
  display: 'flex',
  gap: 0.5,
  fontSize: '0.8125rem',
  fontWeight: 600,
  color: 'secondary.main',
} as const;
