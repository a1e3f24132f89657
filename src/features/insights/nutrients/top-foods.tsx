import { Box } from '@mui/material';

import type { MoreNutrient } from '#shared/nutrition/intake/reference-values';
import type { TopFood } from '#shared/nutrition/intake/top-foods';

import { Disclosure } from '../../../ui/disclosure';
import { nutrientWords } from '../../../ui/figures/nutrient-words';
import { unbroken } from '../../../ui/words/unbroken';

interface TopFoodsProps {
  nutrient: MoreNutrient;
  /** At least one, largest first. */
  foods: readonly TopFood[];
  /** Publisher of the reference value. */
  source: string | undefined;
}

export function TopFoods({ nutrient, foods, source }: TopFoodsProps) {
  const [first] = foods;
  return (
    <Box sx={{ fontSize: '0.9375rem' }}>
      <Disclosure
        quiet
        label={`Most from ${first?.name ?? ''} (${percentWords(first?.share ?? 0)})`}
      >
        <Box component="ol" sx={{ m: 0, pl: 3, display: 'grid', gap: 0.5 }}>
          {foods.map(({ name, amount, share }) => (
            <li key={name}>
              {name}: {nutrientWords(nutrient, amount)} in all, {percentWords(share)}
            </li>
          ))}
        </Box>
        {source !== undefined && (
          <Box sx={{ mt: 1, color: 'text.secondary' }}>Reference value: {source}.</Box>
        )}
      </Disclosure>
    </Box>
  );
}

/** What is there is never shown as zero. */
export function percentWords(share: number): string {
  return unbroken(share < 0.01 ? 'under 1 %' : `${Math.round(share * 100)} %`);
}
