import { Box } from '@mui/material';
import { type ReactNode, useEffect } from 'react';

import { isWhole } from '#shared/nutrition/items/items';
import { shownRange, shownRangeOf } from '#shared/nutrition/items/shown-range';
import { itemNutrients, totalNutrients } from '#shared/nutrition/items/totals';
import type { Analysis, MealItem } from '#shared/records/meal-item';

import { settleFirstStep } from '../../../store/sign-up/first-steps';
import { Disclosure } from '../../../ui/disclosure';
import { Calories, rangeWords } from '../../../ui/figures/calories';
import { enteredWords } from '../../../ui/figures/entered-words';
import { MacrosOf } from '../../../ui/figures/macros';
import { Sheet } from '../../../ui/layout/sheet';
import { PLAIN_LIST } from '../../../ui/styles';
import { format } from '../../../ui/words/format';
import { capital } from '../../../ui/words/text';
import { ItemRow } from '../items/item-row';
import { amountWords, foodOrigin, itemFacts, readerWords } from './evidence-words';
import { messages } from './messages';
import { NutrientTable } from './nutrient-table';

interface TotalEvidenceProps {
  items: readonly MealItem[];
  notFound: readonly string[];
  reading: Analysis | null | undefined;
  onOpen: (item: MealItem) => void;
  onClose: () => void;
}

export function TotalEvidence({ items, notFound, reading, onOpen, onClose }: TotalEvidenceProps) {
  useSeenEvidence();
  const total = totalNutrients(items);
  const unknown = items.filter((item) => itemNutrients(item).calories === null);
  return (
    <Sheet title={messages.whereThisComesFrom} onClose={onClose}>
      <Figures items={items} {...shownRangeOf(items)}>
        <Box sx={QUIET}>{messages.theSum}</Box>
        {unknown.length > 0 && (
          <Box sx={QUIET}>{format(messages.unknownCalories, { names: namesOf(unknown) })}</Box>
        )}
        {notFound.length > 0 && (
          <Box sx={QUIET}>{format(messages.notCounted, { words: notFound.join(', ') })}</Box>
        )}
      </Figures>
      <Box component="ul" aria-label={messages.foods} sx={PLAIN_LIST}>
        {items.map((item) => (
          <Box component="li" key={item.id} sx={{ borderTop: '1px solid', borderColor: 'divider' }}>
            <ItemRow
              item={item}
              onOpen={() => {
                onOpen(item);
              }}
            />
          </Box>
        ))}
      </Box>
      <Disclosure label={messages.details}>
        <Box sx={DETAILS}>
          {items.map((item) => (
            <Box key={item.id}>
              <Box sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{item.name}</Box>
              <Facts facts={[[messages.food, foodOrigin(item.source)], ...itemFacts(item, null)]} />
            </Box>
          ))}
          {reading && <Box sx={QUIET}>{readerWords(reading)}</Box>}
          <NutrientTable
            caption={messages.allNutrients}
            columns={[{ heading: messages.inTotal, nutrients: total }]}
          />
        </Box>
      </Disclosure>
    </Sheet>
  );
}

/** Ends the hint about evidence, because the user has found it. */
function useSeenEvidence(): void {
  useEffect(() => {
    void settleFirstStep('evidence');
  }, []);
}

function namesOf(items: readonly MealItem[]): string {
  return items.map(({ name }) => name).join(', ');
}

interface ItemEvidenceProps {
  item: MealItem;
  /** The analysis or estimate that has the item; null if there is none. */
  reading: Analysis | null | undefined;
  /** Shown below the food: a button for another one. */
  children?: ReactNode;
}

/** Shows an item's food, its nutrients and, behind a button, how they were found. The caller shows the amount. */
export function ItemEvidence({ item, reading, children }: ItemEvidenceProps) {
  useSeenEvidence();
  const nutrients = itemNutrients(item);
  return (
    <Box
      component="section"
      aria-label={messages.whereThisComesFrom}
      sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}
    >
      <Box sx={{ display: 'grid', gap: 0.75, justifyItems: 'start' }}>
        <Heading words={messages.food} />
        <Box sx={{ overflowWrap: 'anywhere' }}>{foodOrigin(item.source)}</Box>
        {children}
      </Box>
      <Figures items={[item]} {...shownRange(item)} />
      <Disclosure label={messages.details}>
        <Box sx={DETAILS}>
          <Facts facts={itemFacts(item, reading)} />
          <NutrientTable
            caption={messages.allNutrients}
            columns={[
              ...(isWhole(item) ? [] : [{ heading: messages.per100g, nutrients: item.per100g }]),
              { heading: format(messages.inAmount, { amount: enteredWords(item) }), nutrients },
            ]}
          />
        </Box>
      </Disclosure>
    </Box>
  );
}

/** Shown below the amount: how it was entered and by whom. */
export function AmountOrigin({ item }: { item: MealItem }) {
  return <Box sx={QUIET}>{capital(amountWords(item))}</Box>;
}

interface FiguresProps {
  items: readonly MealItem[];
  /** In kcal. */
  low: number;
  high: number;
  children?: ReactNode;
}

function Figures({ items, low, high, children }: FiguresProps) {
  const { calories } = totalNutrients(items);
  const range = rangeWords({ calories, low, high });
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
        <Calories calories={calories} low={0} high={0} />
        {range !== null && <Box sx={QUIET}>{range}</Box>}
      </Box>
      <MacrosOf items={items} />
      {children}
    </Box>
  );
}

export function Heading({ words }: { words: string }) {
  return (
    <Box component="h3" sx={{ m: 0, fontSize: '0.9375rem', fontWeight: 650 }}>
      {words}
    </Box>
  );
}

function Facts({ facts }: { facts: readonly (readonly [term: string, words: string])[] }) {
  return (
    <Box component="dl" sx={FACTS}>
      {facts.map(([term, words]) => (
        <Box key={term} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {term}
          </Box>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {words}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const QUIET = { fontSize: '0.9375rem', color: 'text.secondary', overflowWrap: 'anywhere' } as const;

const DETAILS = { display: 'grid', gap: 2, pt: 1, fontSize: '0.9375rem' } as const;

const FACTS = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: 2,
  rowGap: 0.75,
} as const;
