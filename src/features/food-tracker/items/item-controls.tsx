import { Box, Button } from '@mui/material';
import { useRef, useState } from 'react';

import type { Food } from '#shared/nutrition/table/food';
import { isWhole, WHOLE_PORTION, withFood } from '#shared/nutrition/items/items';
import type { Analysis, MealItem } from '#shared/records/meal-item';

import { Sheet } from '../../../ui/layout/sheet';
import { format } from '../../../ui/words/format';
import { ItemEvidence } from '../evidence/evidence';
import { AmountFields } from './amount-fields';
import { FoodSearch } from './food-search';
import { ItemCalories } from './item-row';
import { messages } from './messages';
import { useFoods } from './use-foods';

interface ItemControlsProps {
  item: MealItem;
  /** undefined while loading, and if the item has none in the table. */
  food: Food | undefined;
  onChange: (item: MealItem) => void;
  onRemove: () => void;
}

function codeOf(item: MealItem): string {
  if (isWhole(item)) return 'whole';
  return item.source.kind === 'table' ? item.source.code : 'none';
}

const NO_FOOD: Pick<Food, 'portions'> = { portions: [] };

const SERVINGS: Pick<Food, 'portions'> = { portions: [WHOLE_PORTION] };

export function ItemControls({ item, food, onChange, onRemove }: ItemControlsProps) {
  const [swapping, setSwapping] = useState(false);
  const swapper = useRef<HTMLButtonElement>(null);
  const swap = (other: Food) => {
    onChange(withFood(item, other));
    setSwapping(false);
    swapper.current?.focus();
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {/* Another food has other measures. Keyed by the item's code, since the food itself loads later. */}
      <AmountFields
        key={codeOf(item)}
        item={item}
        food={isWhole(item) ? SERVINGS : (food ?? NO_FOOD)}
        onChange={onChange}
      />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button
          ref={swapper}
          variant="outlined"
          aria-expanded={swapping}
          aria-label={format(messages.changeFoodOf, { name: item.name })}
          onClick={() => {
            setSwapping(!swapping);
          }}
        >
          {messages.changeFood}
        </Button>
        <Button color="inherit" aria-label={`Remove ${item.name}`} onClick={onRemove}>
          {messages.remove}
        </Button>
      </Box>
      {swapping && (
        <FoodSearch
          label={format(messages.insteadOf, { name: item.name })}
          takesFocus
          except={food?.code}
          onChoose={swap}
        />
      )}
    </Box>
  );
}

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
        <ItemCalories item={item} />
      </Box>
      <ItemControls item={item} food={food} onChange={onChange} onRemove={onRemove} />
      <ItemEvidence item={item} reading={reading} />
    </Sheet>
  );
}
