import { Box } from '@mui/material';

import type { Food } from '#shared/nutrition/food';
import { itemNutrients } from '#shared/nutrition/totals';
import type { MealItem } from '#shared/records/meal-item';

import { Calories } from '../../../ui/figures/calories';
import { ItemControls } from '../items/item-controls';
import { ItemMarks } from '../items/item-marks';

interface EditItemProps {
  item: MealItem;
  food: Food | undefined;
  onChange: (item: MealItem) => void;
  onRemove: () => void;
}

export function EditItem({ item, food, onChange, onRemove }: EditItemProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1.25, p: 1.5, borderRadius: '14px', bgcolor: 'raised.main' }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ fontWeight: 650 }}>{item.name}</Box>
          {item.edited.length > 0 && (
            <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>changed by you</Box>
          )}
          <ItemMarks item={item} />
        </Box>
        <Calories
          calories={itemNutrients(item).calories}
          low={item.caloriesLow}
          high={item.caloriesHigh}
          size="small"
        />
      </Box>
      <ItemControls item={item} food={food} onChange={onChange} onRemove={onRemove} />
    </Box>
  );
}
