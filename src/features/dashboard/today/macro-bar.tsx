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
    <Box>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          gap: 0.5,
          fontSize: '0.9375rem',
          whiteSpace: 'nowrap',
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
      <Box
        aria-hidden
        sx={{ mt: 0.5, height: 8, borderRadius: 4, bgcolor: 'divider', overflow: 'hidden' }}
      >
        <Box
          sx={{
            height: '100%',
            width: `${share * 100}%`,
            borderRadius: 4,
            bgcolor: `nutrients.${colour}`,
          }}
        />
      </Box>
    </Box>
  );
}
