import { Box, Button, Link } from '@mui/material';
import { useState } from 'react';

import { itemOfFood } from '#shared/nutrition/items/items';
import { itemNutrients } from '#shared/nutrition/items/totals';
import { personalFood } from '#shared/nutrition/table/personal-food';
import { type FoodFields, OPEN_FOOD_FACTS } from '#shared/records/food';

import type { FoodEntry } from '../../../store/foods';
import { Macros } from '../../../ui/figures/macros';
import { SheetActions } from '../../../ui/layout/sheet';
import { wholeWords } from '../../../ui/words/number';
import { originWords } from '../foods/food-words';
import { ItemCalories } from '../items/item-row';
import { logProduct, type TimeAndNotes } from '../log-meal';
import { firstAmount, productAmount, ProductAmountFields } from './product-amount';
import type { PackFlow } from './use-pack-flow';

interface AmountStepProps {
  entry: FoodEntry;
  entered: TimeAndNotes;
  onLogged: (name: string) => void;
  go: PackFlow['go'];
}

export function AmountStep({ entry, entered, onLogged, go }: AmountStepProps) {
  const { id, food } = entry;
  const [typed, setTyped] = useState(() => firstAmount(food));
  const [state, setState] = useState<'open' | 'saving' | 'failed'>('open');
  const amount = productAmount(typed, food);
  const item =
    amount &&
    itemOfFood(personalFood(id, food), amount.grams, { id: 'own1', amountText: amount.text });
  const log = async () => {
    if (!item) return;
    setState('saving');
    try {
      await logProduct(item, entered);
      onLogged(item.name);
    } catch {
      setState('failed');
    }
  };
  return (
    <Box
      component="form"
      noValidate
      sx={{ display: 'grid', gap: 2.5 }}
      onSubmit={(event) => {
        event.preventDefault();
        void log();
      }}
    >
      <Box>
        <Box sx={{ fontWeight: 700, fontSize: '1.125rem' }}>{food.name}</Box>
        <Box sx={{ fontSize: '0.9375rem', color: 'text.secondary' }}>{productWords(food)}</Box>
      </Box>
      <ProductAmountFields
        food={food}
        typed={typed}
        isRight={amount !== null}
        onChange={setTyped}
      />
      <Box
        aria-live="polite"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 3,
          minHeight: 48,
        }}
      >
        {item && (
          <>
            <ItemCalories item={item} />
            <Macros nutrients={itemNutrients(item)} />
          </>
        )}
      </Box>
      {state === 'failed' && (
        <Box role="alert" sx={{ color: 'error.main' }}>
          This could not be saved on the device. Nothing was cleared; please try again.
        </Box>
      )}
      <Attribution food={food} />
      <SheetActions>
        <Button
          type="submit"
          variant="contained"
          disabled={!item || state === 'saving'}
          sx={{ minWidth: 180 }}
        >
          {state === 'saving' ? 'Saving...' : 'Log it'}
        </Button>
        <Button
          onClick={() => {
            go({ at: 'figures', barcode: food.barcode, read: null, known: entry });
          }}
        >
          Correct the figures
        </Button>
      </SheetActions>
    </Box>
  );
}

/** The database's license requires its name and a link wherever its figures are shown. */
function Attribution({ food: { source, barcode } }: { food: FoodFields }) {
  if (source.kind !== 'database' || source.name !== OPEN_FOOD_FACTS) return null;
  return (
    <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
      Figures from{' '}
      <Link
        href={`https://world.openfoodfacts.org/product/${barcode ?? ''}`}
        target="_blank"
        rel="noreferrer"
        color="inherit"
      >
        Open Food Facts
      </Link>
      , made by volunteers, under the Open Database License.
    </Box>
  );
}

/** '374 kcal in 100 g, from the label' */
function productWords(food: FoodFields): string {
  const { brand, per100, unit } = food;
  const energy =
    per100.calories === null
      ? 'energy unknown'
      : `${wholeWords(per100.calories)} kcal in 100 ${unit}`;
  return [brand, energy, originWords(food) || 'entered by you'].filter(Boolean).join(', ');
}
