import { Box, Typography } from '@mui/material';

import { isWhole } from '#shared/nutrition/items/items';
import { rangeOfItems } from '#shared/nutrition/items/meal-range';
import { itemNutrients, totalNutrients } from '#shared/nutrition/items/totals';
import type { Analysis, MealItem } from '#shared/records/meal-item';

import { Calories } from '../../../ui/figures/calories';
import { howMuchWords } from '../../../ui/figures/nutrient-words';
import { Sheet } from '../../../ui/layout/sheet';
import { format } from '../../../ui/words/format';
import { capital } from '../../../ui/words/text';
import { amountWords, matchWords, readerWords, seenWords, sourceWords } from './evidence-words';
import { messages } from './messages';
import { NutrientTable } from './nutrient-table';

interface TotalEvidenceProps {
  items: readonly MealItem[];
  notFound: readonly string[];
  reading: Analysis | null | undefined;
  onClose: () => void;
}

export function TotalEvidence({ items, notFound, reading, onClose }: TotalEvidenceProps) {
  const total = totalNutrients(items);
  const { caloriesLow, caloriesHigh } = rangeOfItems(items);
  return (
    <Sheet title={messages.whereThisComesFrom} onClose={onClose}>
      <Box>
        <Calories calories={total.calories} low={caloriesLow} high={caloriesHigh} />
        <Typography sx={{ fontSize: '0.9375rem', color: 'text.secondary', mt: 0.5 }}>
          {messages.theSumOfWhatIsBelow}
        </Typography>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {items.map((item) => (
          <ItemSummary key={item.id} item={item} />
        ))}
      </Box>
      {notFound.length > 0 && (
        <Typography sx={{ fontSize: '0.9375rem', color: 'text.secondary' }}>
          {format(messages.notCounted, { notFound: notFound.join(', ') })}
        </Typography>
      )}
      <NutrientTable
        caption={messages.allOfItTogether}
        columns={[{ heading: messages.inAll, nutrients: total }]}
      />
      {reading && (
        <Typography sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
          {readerWords(reading)}
        </Typography>
      )}
    </Sheet>
  );
}

function ItemSummary({ item }: { item: MealItem }) {
  return (
    <Box component="li" sx={{ fontSize: '0.9375rem' }}>
      <Box
        sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, alignItems: 'baseline' }}
      >
        <Typography sx={{ fontWeight: 680, minWidth: 0 }}>{item.name}</Typography>
        <Calories
          calories={itemNutrients(item).calories}
          low={item.caloriesLow}
          high={item.caloriesHigh}
          size="small"
        />
      </Box>
      <Box sx={{ color: 'text.secondary' }}>
        <div>{amountWords(item)}</div>
        <div>{sourceWords(item.source)}</div>
        <div>{format(messages.matchOf, { item: matchWords(item) })}</div>
      </Box>
    </Box>
  );
}

interface ItemEvidenceProps {
  item: MealItem;
  /** Null if no reading made the item. */
  reading: Analysis | null | undefined;
}

export function ItemEvidence({ item, reading }: ItemEvidenceProps) {
  const seen = seenWords(item);
  return (
    <Box
      component="section"
      aria-label={messages.whereThisComesFrom}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      <Box component="dl" sx={FACTS}>
        <Fact term={messages.food} words={sourceWords(item.source)} />
        <Fact term={messages.amount} words={amountWords(item)} />
        {seen !== null && <Fact term={messages.asEaten} words={seen} />}
        <Fact term={messages.match} words={capital(matchWords(item))} />
        {reading && <Fact term={messages.reading} words={readerWords(reading)} />}
      </Box>
      <NutrientTable
        caption={messages.nutrients}
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
