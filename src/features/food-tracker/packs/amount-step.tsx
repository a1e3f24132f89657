import { Box, Button, Link } from '@mui/material';
import { useState } from 'react';

import { itemOfProduct } from '#shared/nutrition/product-items';
import { itemNutrients } from '#shared/nutrition/totals';
import type { ProductFields } from '#shared/records/product';

import { Calories } from '../../../ui/figures/calories';
import { Macros } from '../../../ui/figures/macros';
import { logProduct } from '../log-meal';
import { AmountOfProduct } from './amount-of-product';
import { firstAmount, productAmount } from './product-amount';
import { originWords } from './product-words';
import type { PackFlow } from './use-pack-flow';

interface AmountStepProps {
  product: ProductFields;
  entered: { mealTime: string; notes: string };
  onLogged: (name: string) => void;
  go: PackFlow['go'];
}

/** How much of a product was eaten, and what that comes to. */
export function AmountStep({ product, entered, onLogged, go }: AmountStepProps) {
  const { barcode, facts } = product;
  const [typed, setTyped] = useState(() => firstAmount(facts));
  const [state, setState] = useState<'open' | 'saving' | 'failed'>('open');
  const amount = productAmount(typed, facts);
  const item = amount && itemOfProduct(product, amount, { id: 'own1' });
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
        <Box sx={{ fontWeight: 700, fontSize: '1.125rem' }}>{facts.name}</Box>
        <Box sx={{ fontSize: '0.9375rem', color: 'text.secondary' }}>{originWords(product)}</Box>
      </Box>
      <AmountOfProduct facts={facts} typed={typed} isRight={amount !== null} onChange={setTyped} />
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
            <Calories
              calories={itemNutrients(item).calories}
              low={item.caloriesLow}
              high={item.caloriesHigh}
            />
            <Macros nutrients={itemNutrients(item)} />
          </>
        )}
      </Box>
      {state === 'failed' && (
        <Box role="alert" sx={{ color: 'error.main' }}>
          This could not be saved on the device. Nothing was cleared; please try again.
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          type="submit"
          variant="contained"
          disabled={!item || state === 'saving'}
          sx={{ flex: '1 1 180px' }}
        >
          {state === 'saving' ? 'Saving...' : 'Log it'}
        </Button>
        <Button
          onClick={() => {
            go({ at: 'figures', barcode, read: null, known: facts });
          }}
        >
          Correct the figures
        </Button>
      </Box>
      {facts.from === 'open-food-facts' && <Attribution barcode={barcode} />}
    </Box>
  );
}

/** The database's licence asks for its name and a link wherever its figures are shown. */
function Attribution({ barcode }: { barcode: string | null }) {
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
