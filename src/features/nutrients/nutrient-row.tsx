import { Box } from '@mui/material';

import type { DailyReference } from '#shared/nutrition/nutrients/daily-reference';
import type { NutrientSum } from '#shared/nutrition/nutrients/sum-nutrients';
import { EVERY_ROW, type EveryNutrient } from '#shared/records/every-nutrient';
import type { NutrientTarget as Target } from '#shared/records/nutrient-target';

import { Icon } from '../../ui/icons';
import { HOVER, UNSEEN } from '../../ui/styles';
import { format } from '../../ui/words/format';
import { messages } from './messages';
import { NutrientBar } from './nutrient-bar';
import { NutrientFoods } from './nutrient-foods';
import { NutrientTarget } from './nutrient-target';
import { isTarget } from './references';
import {
  boundWords,
  isLowerBound,
  type Measure,
  measureOf,
  percentWords,
  spokenSum,
  sumWords,
} from './shown-nutrient';

interface FiguresProps {
  nutrient: EveryNutrient;
  sum: NutrientSum;
  reference: DailyReference;
}

interface NutrientRowProps extends FiguresProps {
  /** The user's own targets; null if none can be set. */
  own: readonly Target[] | null;
}

/** A nutrient's line, which opens the foods that contain it. */
export function NutrientRow({ own, ...props }: NutrientRowProps) {
  return (
    <Box component="li" sx={{ borderTop: '1px solid', borderColor: 'divider' }}>
      <Box component="details" sx={{ '&[open] > summary .turns': { transform: 'rotate(180deg)' } }}>
        <Box component="summary" sx={SUMMARY}>
          <NutrientFigures {...props} />
          <Icon name="down" size={18} className="turns" style={ARROW} />
        </Box>
        <NutrientFoods {...props}>
          {own && !isTarget(props.nutrient) && (
            <NutrientTarget nutrient={props.nutrient} own={own} />
          )}
        </NutrientFoods>
      </Box>
    </Box>
  );
}

/** Name, amount, bar and share. */
export function NutrientFigures({ nutrient, sum, reference }: FiguresProps) {
  const measure = measureOf(sum, reference);
  return (
    <Box component="span" sx={FIGURES}>
      <Box component="span" sx={NAME_AND_AMOUNT}>
        <Box component="span" sx={{ fontWeight: 620, minWidth: 0, overflowWrap: 'anywhere' }}>
          {EVERY_ROW[nutrient].label}
        </Box>
        <Box component="span" sx={AMOUNT}>
          <span aria-hidden>{sumWords(nutrient, sum, reference.most)}</span>
          <Box component="span" sx={UNSEEN}>{`, ${spokenSum(nutrient, sum, reference.most)}`}</Box>
        </Box>
      </Box>
      {measure && (
        <>
          <NutrientBar measure={measure} isOpen={isLowerBound(sum)} />
          <Box component="span" sx={SHARE}>
            <Box
              component="span"
              aria-hidden
              sx={measure.isOver ? { color: 'secondary.main', fontWeight: 700 } : undefined}
            >
              {percentWords(measure.share)}
            </Box>
            <Box component="span" sx={UNSEEN}>{`, ${shareWords(measure)}`}</Box>
          </Box>
          {measure.isOver && reference.most && (
            <Box component="span" sx={OVER}>
              {format(messages.overTheLimit, {
                amount: boundWords(nutrient, reference.most, 'at most'),
              })}
            </Box>
          )}
        </>
      )}
    </Box>
  );
}

function shareWords({ kind, share }: Measure): string {
  return format(kind === 'need' ? messages.percentOfNeed : messages.percentOfLimit, {
    percent: percentWords(share),
  });
}

const SUMMARY = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 56,
  py: 1.25,
  mx: -1,
  px: 1,
  borderRadius: '10px',
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  ...HOVER,
} as const;

const ARROW = { flex: 'none', opacity: 0.65 } as const;

const FIGURES = {
  flex: 1,
  minWidth: 0,
  display: 'grid',
  // Fixed width, so that the marks of all bars are aligned.
  gridTemplateColumns: 'minmax(0, 1fr) 3.25rem',
  columnGap: 1.5,
  rowGap: 0.75,
  alignItems: 'center',
} as const;

const NAME_AND_AMOUNT = {
  gridColumn: '1 / -1',
  display: 'flex',
  // If both do not fit on one line, the amount wraps, so that the name does not break inside a word.
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: 1.5,
} as const;

const AMOUNT = {
  marginInlineStart: 'auto',
  fontWeight: 720,
  whiteSpace: 'nowrap',
  textAlign: 'end',
} as const;

const SHARE = {
  fontSize: '0.875rem',
  color: 'text.secondary',
  textAlign: 'end',
  whiteSpace: 'nowrap',
} as const;

const OVER = {
  gridColumn: '1 / -1',
  fontSize: '0.875rem',
  color: 'secondary.main',
  fontWeight: 620,
} as const;
