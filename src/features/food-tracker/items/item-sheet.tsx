import type { MealItem, Analysis } from '#shared/records/meal-item';

import { Box } from '@mui/material';

import { itemNutrients } from '#shared/nutrition/totals';

import { Calories } from '../../../ui/figures/calories';
import { Sheet } from '../../../ui/layout/sheet';
import { ItemEvidence } from '../evidence/item-evidence';
import { ItemControls } from './item-controls';
import { useFoods } from './use-foods';

interface ItemSheetProps {
  item: MealItem;
  reading: Analysis | null;
  onChange: (item: MealItem) => void;
  onRemove: () => void;
  onClose: () => void;
}

export function ItemSheet({ item, reading, onChange, onRemove, onClose }: ItemSheetProps) {
  const { source } = item;
  const foods = useFoods(source.kind === 'table' ? [source.code] : []);
  const food = source.kind === 'table' ? foods.find(({ code }) => code === source.code) : undefined;
  return (
    <Sheet title={item.name} onClose={onClose}>
      <Box aria-live="polite">
        <Calories
          calories={itemNutrients(item).calories}
          low={item.caloriesLow}
          high={item.caloriesHigh}
        />
      </Box>
      <ItemControls item={item} food={food} onChange={onChange} onRemove={onRemove} />
      <ItemEvidence item={item} reading={reading} />
    </Sheet>
  );
}
