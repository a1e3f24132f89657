import { Box, Typography } from '@mui/material';

const SHOWN = 50;

interface WordListProps {
  title: string;
  /** What it is, for whoever cannot see it. */
  label: string;
  words: readonly string[];
}

/** Lines under a title, the first of many; nothing where there are none. */
export function WordList({ title, label, words }: WordListProps) {
  if (words.length === 0) return null;
  return (
    <Box>
      <Typography sx={{ fontWeight: 650 }}>{title}</Typography>
      <Box
        component="ul"
        // It scrolls: so it can be reached by keys.
        tabIndex={0}
        aria-label={label}
        sx={{ m: 0, mt: 0.5, pl: 2.5, maxHeight: 180, overflow: 'auto', overflowWrap: 'anywhere' }}
      >
        {words.slice(0, SHOWN).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {words.length > SHOWN && <li>and {words.length - SHOWN} more</li>}
      </Box>
    </Box>
  );
}
