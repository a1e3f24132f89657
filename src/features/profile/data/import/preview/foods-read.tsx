import { LinearProgress, Typography } from '@mui/material';

import { counted } from '../../../../../ui/words/counted';
import type { Preview } from './new-here';
import { WordList } from './word-list';

/** How far the foods without figures are read, and those that have none in the end. */
export function FoodsRead({ reading, unknown }: Pick<Preview, 'reading' | 'unknown'>) {
  if (reading) {
    const { done, of } = reading;
    return (
      <div>
        <Typography role="status" sx={{ mb: 1 }}>
          The file has no figures: reading {counted(of, 'food')} on this device...
        </Typography>
        <LinearProgress
          variant="determinate"
          value={(done / of) * 100}
          aria-label="Foods that are read"
        />
      </div>
    );
  }
  const are = unknown.length === 1 ? 'food comes' : 'foods come';
  return (
    <WordList
      title={`${unknown.length} ${are} in by name, without figures: please look them up in the diary.`}
      label="Foods without figures"
      words={unknown}
    />
  );
}
