import { Box } from '@mui/material';

import type { AverageDay } from '#shared/nutrition/intake/average-day';
import type { DayIntake } from '#shared/nutrition/intake/day-intake';
import {
  ALL_KNOWN,
  type MoreNutrient,
  type Reference,
  type Standing,
  standingTo,
} from '#shared/nutrition/intake/reference-values';
import { type TopFood, topFoods } from '#shared/nutrition/intake/top-foods';

import { Disclosure } from '../../../ui/disclosure';
import { boundNumber } from '../../../ui/figures/bound-number';
import { NUTRIENT_NAMES, nutrientUnit, nutrientWords } from '../../../ui/figures/nutrient-words';
import { QUIET } from '../../../ui/styles';
import { isGentle } from '../../../ui/words/display';
import { format } from '../../../ui/words/format';
import { shownSource } from '../../../ui/words/quantity';
import { capital } from '../../../ui/words/text';
import { messages } from '../messages';

interface NutrientLineProps {
  nutrient: MoreNutrient;
  average: AverageDay;
  days: readonly DayIntake[];
  /** Null if none is published for the user's age. */
  reference: Reference | null;
}

const FOODS = 5;

export function NutrientLine({ nutrient, average, days, reference }: NutrientLineProps) {
  const foods = topFoods(days, nutrient, FOODS);
  const coverage = coverageWords(average.coverage[nutrient]);
  return (
    <Box component="li" sx={{ py: 2, borderTop: '1px solid', borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline' }}>
        <Box component="h3" sx={{ m: 0, mr: 'auto', fontSize: '1.0625rem', fontWeight: 700 }}>
          {NUTRIENT_NAMES[nutrient]}
        </Box>
        <Box sx={{ fontSize: '1.25rem', fontWeight: 750, letterSpacing: '-0.02em' }}>
          {meanWords(nutrient, average, reference)}
        </Box>
      </Box>
      {reference && (
        <>
          <ReferenceBar share={(average.nutrients[nutrient] ?? 0) / reference.amount} />
          <Box sx={{ fontSize: '0.9375rem' }}>
            {capital(referenceWords(nutrient, reference, average))}
          </Box>
        </>
      )}
      {coverage !== null && <Box sx={QUIET}>{coverage}</Box>}
      {foods.length > 0 && (
        <TopFoods nutrient={nutrient} foods={foods} source={reference?.source} />
      )}
    </Box>
  );
}

/** The reference value is at five sixths of the width. Decoration only, because the text below says the same. */
function ReferenceBar({ share }: { share: number }) {
  const filled = Math.min(100, share * VALUE_AT);
  return (
    <Box aria-hidden sx={{ position: 'relative', my: 0.75, height: 18 }}>
      <Box sx={{ ...TRACK, width: '100%', bgcolor: 'raised.main' }} />
      <Box sx={{ ...TRACK, width: `${filled}%`, bgcolor: 'primary.main' }} />
      <Box sx={{ ...MARK, left: `${VALUE_AT}%` }} />
    </Box>
  );
}

interface TopFoodsProps {
  nutrient: MoreNutrient;
  /** At least one, largest first. */
  foods: readonly TopFood[];
  /** Publisher of the reference value. */
  source: string | undefined;
}

function TopFoods({ nutrient, foods, source }: TopFoodsProps) {
  const [first] = foods;
  return (
    <Box sx={{ fontSize: '0.9375rem' }}>
      <Disclosure
        quiet
        label={format(messages.mostFrom, {
          foods: first?.name ?? '',
          percentWords: percentWords(first?.share ?? 0),
        })}
      >
        <Box component="ol" sx={{ m: 0, pl: 3, display: 'grid', gap: 0.5 }}>
          {foods.map(({ name, amount, share }) => (
            <li key={name}>
              {format(messages.inTotal, {
                name,
                nutrient: nutrientWords(nutrient, amount),
                share: percentWords(share),
              })}
            </li>
          ))}
        </Box>
        {source !== undefined && (
          <Box sx={{ mt: 1, color: 'text.secondary' }}>
            {format(messages.referenceValue, { source: shownSource(source) })}
          </Box>
        )}
      </Disclosure>
    </Box>
  );
}

/** A positive share is never shown as zero. */
export function percentWords(share: number): string {
  return share < 0.01 ? 'under\u00a01%' : `${Math.round(share * 100)}%`;
}

/** Adds 'at least' if the nutrient is unknown for some foods. */
export function meanWords(
  nutrient: MoreNutrient,
  { nutrients, coverage }: AverageDay,
  reference: Reference | null = null,
): string {
  const most = reference?.direction === 'at most' ? reference.amount : undefined;
  const words = nutrientWords(nutrient, nutrients[nutrient], most);
  if (nutrients[nutrient] === null || coverage[nutrient] >= ALL_KNOWN) return words;
  return format(messages.atLeast, { words });
}

export function coverageWords(coverage: number): string | null {
  if (coverage >= ALL_KNOWN) return null;
  if (coverage === 0) return messages.unknownForEverything;
  const percent = Math.min(99, Math.max(1, Math.round(coverage * 100)));
  return format(isGentle() ? messages.knownForFood : messages.knownForCalories, {
    percent,
  });
}

const COMPARED: Record<Reference['direction'], Record<Standing, string>> = {
  'at least': {
    reached: 'reached',
    below: messages.lessThanThat,
    open: messages.tooLittleKnown,
  },
  'at most': {
    reached: messages.moreThanThat,
    below: messages.withinIt,
    open: messages.tooLittleKnown,
  },
};

/** 'at most 2,000 mg: within it' */
export function referenceWords(
  nutrient: MoreNutrient,
  reference: Reference,
  { nutrients, coverage }: AverageDay,
): string {
  const standing = standingTo(reference, nutrients[nutrient], coverage[nutrient]);
  const { amount, direction } = reference;
  const value = `${boundNumber(amount, direction)} ${nutrientUnit(nutrient)}`;
  return format(messages.aDayDirection, {
    direction,
    size: value,
    share: COMPARED[direction][standing],
  });
}

const VALUE_AT = (5 / 6) * 100;
const TRACK = { position: 'absolute', top: 4, height: 10, borderRadius: '5px' } as const;

const MARK = {
  position: 'absolute',
  inset: '0 auto',
  width: 3,
  borderRadius: '2px',
  bgcolor: 'text.primary',
} as const;
