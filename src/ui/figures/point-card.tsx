import { Box } from '@mui/material';

interface PointCardProps {
  title: string;
  lines: readonly string[];
}

/** Shows the values of a point in a chart, also if it was selected with the arrow keys. */
export function PointCard({ title, lines }: PointCardProps) {
  return (
    <Box role="status" sx={CARD}>
      <Box sx={{ fontWeight: 700 }}>{title}</Box>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Box>
  );
}

const CARD = {
  px: 1.5,
  py: 1,
  maxWidth: 220,
  borderRadius: '12px',
  fontSize: '0.9375rem',
  bgcolor: 'text.primary',
  color: 'background.default',
  boxShadow: '0 8px 30px rgb(0 0 0 / 0.28)',
} as const;
