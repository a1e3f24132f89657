import { Box } from '@mui/material';

import { messages } from '../messages';

import { format } from '../words/format';
import { wholeWords } from '../words/number';

interface MacroBarProps {
  label: string;
  colour: 'protein' | 'carbs' | 'fat' | 'fiber';
  /** In grams; null if no meal knows it. */
  eaten: number | null;
  /** In grams; undefined without a target. */
  target: number | undefined;
}

export function MacroBar({ label, colour, eaten, target }: MacroBarProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        columnGap: 0.5,
        fontSize: '0.9375rem',
        whiteSpace: 'nowrap',
        ...(target !== undefined && barOf(colour, (eaten ?? 0) / target)),
      }}
    >
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0 }}>
        <strong>{eaten === null ? 'unknown' : Math.round(eaten)}</strong>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {target !== undefined && ` / ${target}`}
          {eaten !== null && ' g'}
        </Box>
      </Box>
    </Box>
  );
}

const HEIGHT = 8;

// Decoration only: the words next to it say the same.
function barOf(colour: MacroBarProps['colour'], share: number) {
  const bar = {
    content: '""',
    height: HEIGHT,
    borderRadius: `${HEIGHT / 2}px`,
    forcedColorAdjust: 'none',
  } as const;
  return {
    position: 'relative',
    // The track is below the words; the filled part covers its start.
    '&::after': { ...bar, flex: '0 0 100%', mt: 0.5, bgcolor: 'divider' },
    '&::before': {
      ...bar,
      position: 'absolute',
      zIndex: 1,
      bottom: 0,
      left: 0,
      // Round at its end, however short.
      width: share > 0 ? `max(${HEIGHT}px, ${Math.min(1, share) * 100}%)` : 0,
      bgcolor: `nutrients.${colour}`,
    },
  } as const;
}

/** Over the target is information, not criticism. */
export function leftWords(eaten: number, target: number): string {
  const left = Math.round(target) - Math.round(eaten);
  if (left === 0) return messages.rightOnYourTarget;
  return left > 0
    ? format(messages.kcalLeft, { left: wholeWords(left) })
    : format(messages.kcalOverYourTarget, { wholeWords: wholeWords(-left) });
}

/** Meals without figures are not in the sum. */
export function missingWords(missing: number): string | null {
  if (missing === 0) return null;
  return format(messages.mealsWithoutFiguresYet, { missing });
}
