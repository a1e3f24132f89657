import { Box } from '@mui/material';

import type { Measure } from './shown-nutrient';

/** Position of the recommended amount or limit in each bar, in percent. The same in all bars, so that they are aligned. */
const MARK_AT = 66;

const HEIGHT = 10;
const OPEN_END = 14;

interface NutrientBarProps {
  measure: Measure | undefined;
  /** Whether the known amount is a minimum. */
  isOpen: boolean;
}

/** Decoration only, because the text next to it says the same. */
export function NutrientBar({ measure, isOpen }: NutrientBarProps) {
  if (!measure) return <Box aria-hidden sx={{ height: HEIGHT }} />;
  const { share, kind, isOver } = measure;
  const filled = Math.min(100, share * MARK_AT);
  const color = isOver
    ? 'secondary.main'
    : kind === 'limit'
      ? 'text.secondary'
      : share >= 1
        ? 'primary.main'
        : BELOW;
  return (
    <Box aria-hidden sx={TRACK}>
      <Box
        sx={{ ...FILL, width: share > 0 ? `max(${HEIGHT}px, ${filled}%)` : 0, bgcolor: color }}
      />
      {isOpen && filled < 100 && (
        <Box sx={{ ...HATCH, left: `max(0px, ${filled}% - 3px)`, color }} />
      )}
      <Box sx={kind === 'need' ? NEED : LIMIT} />
    </Box>
  );
}

// A lighter green, because an amount below the recommendation must not look like an error.
const BELOW =
  'color-mix(in srgb, var(--mui-palette-primary-main) 62%, var(--mui-palette-background-paper))';

const TRACK = {
  position: 'relative',
  height: HEIGHT,
  borderRadius: `${HEIGHT / 2}px`,
  bgcolor: 'divider',
  forcedColorAdjust: 'none',
} as const;

const FILL = {
  position: 'absolute',
  inset: '0 auto 0 0',
  borderRadius: `${HEIGHT / 2}px`,
} as const;

const HATCH = {
  position: 'absolute',
  insetBlock: 0,
  width: OPEN_END,
  maxWidth: '100%',
  background: 'repeating-linear-gradient(115deg, currentColor 0 2px, transparent 2px 5px)',
} as const;

const MARK = {
  position: 'absolute',
  insetBlock: '-4px',
  left: `calc(${MARK_AT}% - 1px)`,
  width: '3px',
  bgcolor: 'text.primary',
  outline: '2px solid var(--mui-palette-background-paper)',
} as const;

const NEED = { ...MARK, borderRadius: '2px' } as const;

// A hollow mark for a limit, which should not be reached.
const LIMIT = {
  ...MARK,
  left: `calc(${MARK_AT}% - 3px)`,
  width: '7px',
  bgcolor: 'background.paper',
  border: '2px solid',
  borderColor: 'text.primary',
  borderRadius: '3px',
  outlineWidth: '1px',
} as const;
