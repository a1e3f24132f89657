import { Box } from '@mui/material';

export interface LegendMark {
  words: string;
  mark: 'column' | 'today' | 'line' | 'dashes' | 'ring' | 'dot';
  /** From the theme: 'primary.main'. */
  colour: string;
}

export const TODAY_MARK: LegendMark = {
  words: 'today so far',
  mark: 'today',
  colour: 'primary.main',
};
export const NOT_LOGGED_MARK: LegendMark = {
  words: 'not logged',
  mark: 'ring',
  colour: 'text.secondary',
};

export function Legend({ marks }: { marks: readonly LegendMark[] }) {
  return (
    <Box component="ul" sx={LIST}>
      {marks.map(({ words, mark, colour }) => (
        <Box component="li" key={words} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <Box component="span" aria-hidden sx={{ ...MARKS[mark], color: colour, flex: 'none' }} />
          {words}
        </Box>
      ))}
    </Box>
  );
}

const LIST = {
  listStyle: 'none',
  m: 0,
  mt: 1,
  p: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.5,
  fontSize: '0.875rem',
  color: 'text.secondary',
} as const;

const LINE = { width: 20, height: 0, borderTop: '3px solid currentcolor' } as const;
const ROUND = { width: 9, height: 9, borderRadius: '50%' } as const;
const COLUMN = { width: 12, height: 12, borderRadius: '4px' } as const;

const MARKS = {
  column: { ...COLUMN, bgcolor: 'currentcolor' },
  today: { ...COLUMN, border: '2px solid currentcolor' },
  line: LINE,
  dashes: { ...LINE, borderTopStyle: 'dashed', borderTopWidth: '2px' },
  ring: { ...ROUND, border: '2px solid currentcolor' },
  dot: { ...ROUND, bgcolor: 'currentcolor' },
} as const;
