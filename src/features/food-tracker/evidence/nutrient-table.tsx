import { Box } from '@mui/material';

import { type Nutrient, NUTRIENTS, type Nutrients } from '#shared/records/nutrients';

import { NUTRIENT_NAMES, nutrientWords } from '../../../ui/figures/nutrient-words';
import { isGentle } from '../../../ui/words/display';

interface Column {
  heading: string;
  nutrients: Nutrients;
}

interface NutrientTableProps {
  caption: string;
  columns: readonly Column[];
}

// Nutrients that have their own color.
const COLOURED: ReadonlySet<Nutrient> = new Set(['protein', 'carbs', 'fat', 'fiber']);

/** Unknown is never shown as zero. */
export function NutrientTable({ caption, columns }: NutrientTableProps) {
  return (
    <Box component="table" sx={TABLE}>
      <Box component="caption" sx={{ textAlign: 'left', fontWeight: 650, pb: 1 }}>
        {caption}
      </Box>
      <thead>
        <tr>
          <Box component="td" />
          {columns.map(({ heading }) => (
            <Box key={heading} component="th" scope="col" sx={HEADING}>
              {heading}
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {NUTRIENTS.filter((nutrient) => nutrient !== 'calories' || !isGentle()).map((nutrient) => (
          <Box
            component="tr"
            key={nutrient}
            sx={{ borderTop: '1px solid', borderColor: 'divider' }}
          >
            <Box component="th" scope="row" sx={{ textAlign: 'left', fontWeight: 500, py: 0.75 }}>
              <Box
                component="span"
                aria-hidden
                sx={{
                  ...DOT,
                  bgcolor: COLOURED.has(nutrient) ? `nutrients.${nutrient}` : 'transparent',
                }}
              />
              {NUTRIENT_NAMES[nutrient]}
            </Box>
            {columns.map(({ heading, nutrients }) => (
              <Figure key={heading} words={wordsOf(nutrient, nutrients)} />
            ))}
          </Box>
        ))}
      </tbody>
    </Box>
  );
}

/** Meals saved before a nutrient was added to the app do not have it. */
function wordsOf(nutrient: Nutrient, nutrients: Partial<Nutrients>): string {
  return nutrientWords(nutrient, nutrients[nutrient] ?? null);
}

function Figure({ words }: { words: string }) {
  const unknown = words === 'unknown';
  return (
    <Box
      component="td"
      sx={{
        textAlign: 'right',
        whiteSpace: 'nowrap',
        pl: 1.5,
        fontWeight: unknown ? 500 : 680,
        color: unknown ? 'text.secondary' : 'text.primary',
      }}
    >
      {words}
    </Box>
  );
}

const TABLE = { width: '100%', borderCollapse: 'collapse', fontSize: '0.9375rem' } as const;

const HEADING = {
  textAlign: 'right',
  fontWeight: 500,
  fontSize: '0.875rem',
  color: 'text.secondary',
  pl: 1.5,
  pb: 0.5,
} as const;

const DOT = {
  display: 'inline-block',
  width: 10,
  height: 10,
  borderRadius: '3px',
  mr: 1,
} as const;
