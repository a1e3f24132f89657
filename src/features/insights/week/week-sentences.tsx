import { Box } from '@mui/material';
import type { ReactNode } from 'react';

import type { WeekSentence } from '#shared/nutrition/intake/my-week';
import type { WeightUnit } from '#shared/records/profile';
import type { WeeklyWeight } from '#shared/rules/weekly-weight';

import { nutrientWords } from '../../../ui/figures/nutrient-words';
import { Icon } from '../../../ui/icons';
import { HOVER } from '../../../ui/styles';
import { messages } from '../messages';
import { percentWords } from '../nutrients/nutrient-line';
import { dateWords } from '../spans';
import { kilogramsWords } from '../weight/weight-view';
import { type Aims, knownWords, sentenceWords, weightSaid } from './week-words';

interface WeekSentencesProps {
  sentences: readonly WeekSentence[];
  weight: WeeklyWeight | null;
  unit: WeightUnit;
  aims: Aims;
}

/** Each sentence can be opened to show its numbers. */
export function WeekSentences({ sentences, weight, unit, aims }: WeekSentencesProps) {
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {sentences.map((sentence) => (
        <Sentence key={sentence.kind} words={sentenceWords(sentence, aims)}>
          <Behind sentence={sentence} />
        </Sentence>
      ))}
      {weight && (
        <Sentence words={weightSaid(weight, unit)}>
          <Rows
            rows={weight.weighings.map(
              ({ day, kilograms }) => [dateWords(day), kilogramsWords(kilograms, unit)] as const,
            )}
          />
        </Sentence>
      )}
    </Box>
  );
}

function Sentence({ words, children }: { words: string; children: ReactNode }) {
  return (
    <Box component="li" sx={LINE}>
      <Box component="details" sx={{ '&[open] > summary > svg': { transform: 'rotate(180deg)' } }}>
        <Box component="summary" sx={SUMMARY}>
          <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {words}
          </Box>
          <Icon name="down" size={20} style={{ flex: 'none', marginTop: 3, opacity: 0.65 }} />
        </Box>
        <Box sx={{ pb: 2 }}>{children}</Box>
      </Box>
    </Box>
  );
}

const MOST_FOODS = 8;

function Behind({ sentence }: { sentence: WeekSentence }) {
  if (sentence.kind === 'energy')
    return (
      <Rows
        rows={sentence.days.map(
          ({ day, calories }) => [dateWords(day), nutrientWords('calories', calories)] as const,
        )}
      />
    );
  if (sentence.kind === 'change') {
    const rows = (days: typeof sentence.now) =>
      days.map(
        ({ day, amount }) => [dateWords(day), nutrientWords(sentence.nutrient, amount)] as const,
      );
    return (
      <Box sx={SIDES}>
        <Rows title={messages.last7Days} rows={rows(sentence.now)} />
        <Rows title={messages.daysBefore} rows={rows(sentence.before)} />
      </Box>
    );
  }
  const known = knownWords(sentence.coverage);
  return (
    <>
      <Rows
        rows={sentence.foods
          .slice(0, MOST_FOODS)
          .map(
            ({ name, amount, share }) =>
              [name, `${nutrientWords(sentence.kind, amount)} · ${percentWords(share)}`] as const,
          )}
      />
      {known !== null && <Box sx={{ mt: 1, color: 'text.secondary' }}>{known}</Box>}
    </>
  );
}

interface RowsProps {
  title?: string;
  rows: readonly (readonly [name: string, value: string])[];
}

function Rows({ title, rows }: RowsProps) {
  return (
    <Box sx={{ minWidth: 0 }}>
      {title !== undefined && <Box sx={{ fontWeight: 650, mb: 0.5 }}>{title}</Box>}
      <Box component="dl" aria-label={title ?? messages.whatIsBehind} sx={ROWS}>
        {rows.map(([name, value]) => (
          <Box key={name} sx={ROW}>
            <Box component="dt" sx={{ flex: '1 1 6rem', minWidth: 0, overflowWrap: 'anywhere' }}>
              {name}
            </Box>
            <Box component="dd" sx={{ m: 0, ml: 'auto', whiteSpace: 'nowrap', fontWeight: 620 }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const LINE = {
  borderTop: '1px solid',
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
  '@media print': { breakInside: 'avoid' },
} as const;

const SUMMARY = {
  display: 'flex',
  gap: 1.5,
  py: 1.5,
  mx: -1,
  px: 1,
  borderRadius: '10px',
  fontSize: '1.125rem',
  fontWeight: 600,
  lineHeight: 1.45,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  ...HOVER,
} as const;

const SIDES = {
  display: 'grid',
  columnGap: 4,
  rowGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

const ROWS = { m: 0, display: 'grid', fontSize: '0.9375rem' } as const;

const ROW = {
  display: 'flex',
  // With large text, the number wraps below its name.
  flexWrap: 'wrap',
  columnGap: 2,
  py: 0.5,
  borderTop: '1px solid',
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
} as const;
