import { Box, Button, Link } from '@mui/material';
import { useEffect, useRef, useState } from 'react';

import { itemOfFood } from '#shared/nutrition/items/items';
import { itemNutrients } from '#shared/nutrition/items/totals';
import { personalFood } from '#shared/nutrition/table/personal-food';
import { type FoodFields, OPEN_FOOD_FACTS } from '#shared/records/food';

import type { FoodEntry } from '../../../store/foods';
import { Macros } from '../../../ui/figures/macros';
import { measureWords } from '../../../ui/figures/nutrient-words';
import { useOneAtATime } from '../../../ui/form/use-one-at-a-time';
import { SheetActions } from '../../../ui/layout/sheet';
import { isGentle } from '../../../ui/words/display';
import { format } from '../../../ui/words/format';
import { energyWords } from '../../../ui/words/quantity';
import { originWords } from '../foods/food-words';
import { ItemCalories } from '../items/item-row';
import { logProduct, type NextEntry } from '../log-meal';
import { submitByKeys } from '../submit-by-keys';
import { messages } from './messages';
import { firstAmount, productAmount, ProductAmountFields } from './product-amount';
import type { PackFlow } from './use-pack-flow';

interface AmountStepProps {
  known: FoodEntry;
  entry: NextEntry;
  onLogged: (mealId: string) => void;
  go: PackFlow['go'];
}

export function AmountStep({ known, entry, onLogged, go }: AmountStepProps) {
  const { id, food } = known;
  const [typed, setTyped] = useState(() => firstAmount(food));
  const [state, setState] = useState<'open' | 'saving' | 'failed'>('open');
  const amount = productAmount(typed, food);
  const field = useRef<HTMLInputElement>(null);
  // The amount is the next input: selects it, so that typing replaces it.
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const item =
    amount &&
    itemOfFood(personalFood(id, food), amount.grams, { id: 'own1', amountText: amount.text });
  const once = useOneAtATime();
  const log = async () => {
    if (!item) return;
    setState('saving');
    try {
      onLogged(await logProduct(item, entry));
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
        void once(log);
      }}
      onKeyDown={submitByKeys(() => void once(log))}
    >
      <Box>
        <Box sx={{ fontWeight: 700, fontSize: '1.125rem' }}>{food.name}</Box>
        <Box sx={{ fontSize: '0.9375rem', color: 'text.secondary' }}>{productWords(food)}</Box>
      </Box>
      <ProductAmountFields
        food={food}
        typed={typed}
        isRight={amount !== null}
        inputRef={field}
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
          {messages.notSavedInputKept}
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
          {state === 'saving' ? messages.saving : messages.logIt}
        </Button>
        <Button
          onClick={() => {
            go({ at: 'figures', barcode: food.barcode, read: null, known });
          }}
        >
          {messages.correctTheNumbers}
        </Button>
      </SheetActions>
    </Box>
  );
}

/** The database's license requires its name and a link wherever its numbers are shown. */
function Attribution({ food: { source, barcode } }: { food: FoodFields }) {
  if (source.kind !== 'database' || source.name !== OPEN_FOOD_FACTS) return null;
  return (
    <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
      {messages.numbersFrom}{' '}
      <Link
        href={`https://world.openfoodfacts.org/product/${barcode ?? ''}`}
        target="_blank"
        rel="noreferrer"
        color="inherit"
      >
        {messages.openFoodFacts}
      </Link>
      {messages.madeByVolunteers}
    </Box>
  );
}

/** '374 kcal in 100 g, from the label' */
function productWords(food: FoodFields): string {
  const { brand, per100, unit } = food;
  const energy = isGentle()
    ? null
    : per100.calories === null
      ? messages.energyUnknown
      : format(messages.kcalIn100, {
          calories: energyWords(per100.calories),
          amount: measureWords(100, unit),
        });
  return [brand, energy, originWords(food) || messages.enteredByYou].filter(Boolean).join(', ');
}
