import { Box } from '@mui/material';

import { itemNutrients } from '#shared/nutrition/totals';
import { isWhole } from '#shared/nutrition/whole';
import type { Analysis, MealItem } from '#shared/records/meal-item';

import { howMuchWords } from '../../../ui/figures/nutrient-words';
import { capital } from '../../../ui/words/capital';
import { amountWords, matchWords, readerWords, seenWords, sourceWords } from './evidence-words';
import { NutrientTable } from './nutrient-table';

interface ItemEvidenceProps {
  item: MealItem;
  /** Null if no reading made the item. */
  reading: Analysis | null | undefined;
}

export function ItemEvidence({ item, reading }: ItemEvidenceProps) {
  const seen = seenWords(item);
  return (
    <Box component="section" aria-label="Where this comes from" sx={{ display: 'grid', gap: 2.5 }}>
      <Box component="dl" sx={FACTS}>
        <Fact term="Food" words={sourceWords(item.source)} />
        <Fact term="Amount" words={amountWords(item)} />
        {seen !== null && <Fact term="As eaten" words={seen} />}
        <Fact term="Match" words={capital(matchWords(item))} />
        {reading && <Fact term="Reading" words={readerWords(reading)} />}
      </Box>
      <NutrientTable
        caption="Nutrients"
        columns={[
          ...(isWhole(item) ? [] : [{ heading: 'per 100 g', nutrients: item.per100g }]),
          { heading: `in ${howMuchWords(item)}`, nutrients: itemNutrients(item) },
        ]}
      />
    </Box>
  );
}

function Fact({ term, words }: { term: string; words: string }) {
  return (
    <>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {term}
      </Box>
      <Box component="dd" sx={{ m: 0 }}>
        {words}
      </Box>
    </>
  );
}

const FACTS = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  columnGap: 2,
  rowGap: 1,
  fontSize: '0.9375rem',
} as const;
