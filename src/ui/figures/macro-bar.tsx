import { Box } from '@mui/material';

interface MacroBarProps {
  label: string;
  colour: 'protein' | 'carbs' | 'fat' | 'fiber';
  /** Grams; null where no meal knows. */
  eaten: number | null;
  /** Grams; undefined where there is no target. */
  target: number | undefined;
}

/** One macro of the day in words, and as a bar where there is a target. */
export function MacroBar({ label, colour, eaten, target }: MacroBarProps) {
  const share = target === undefined ? 0 : Math.min(1, (eaten ?? 0) / target);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        columnGap: 0.5,
        fontSize: '0.9375rem',
        whiteSpace: 'nowrap',
        // The bar: said in words beside it, so nothing that a screen reader would miss.
        '&::after': {
          content: '""',
          flex: '0 0 100%',
          mt: 0.5,
          height: 8,
          borderRadius: 4,
          background: `linear-gradient(to right, var(--mui-palette-nutrients-${colour}) ${share * 100}%, var(--mui-palette-divider) 0)`,
        },
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
