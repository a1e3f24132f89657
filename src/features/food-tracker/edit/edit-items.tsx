import { Box, Button } from '@mui/material';

import type { Food } from '#shared/nutrition/food';
import { itemNutrients, totalNutrients } from '#shared/nutrition/totals';
import type { MealItem } from '#shared/records/meal-item';

import { Calories } from '../../../ui/figures/calories';
import { Macros } from '../../../ui/figures/macros';
import { FoodSearch } from '../items/food-search';
import { ItemControls } from '../items/item-controls';
import { ItemMarks } from '../items/item-marks';
import { RemovedLine } from '../items/removed-line';
import { useFoods } from '../items/use-foods';
import type { MealDraft } from './use-meal-draft';

export function EditItems({ draft: { list, readAgain } }: { draft: MealDraft }) {
  const codes = list.rows.flatMap(({ item: { source } }) =>
    source.kind === 'table' ? source.code : [],
  );
  const foods = new Map(useFoods(codes).map((food) => [food.code, food]));
  const foodOf = ({ source }: MealItem) =>
    source.kind === 'table' ? foods.get(source.code) : undefined;
  return (
    <Box component="fieldset" sx={FIELDSET}>
      <Box component="legend" sx={{ fontWeight: 650, fontSize: '0.9375rem', mb: 1, p: 0 }}>
        Items
      </Box>
      {list.rows.map(({ place, item, removed }) =>
        removed ? (
          <RemovedLine
            key={place}
            name={item.name}
            onUndo={() => {
              list.restore(place);
            }}
          />
        ) : (
          <EditItem
            key={place}
            item={item}
            food={foodOf(item)}
            onChange={(next) => {
              list.change(place, next);
            }}
            onRemove={() => {
              list.remove(place);
            }}
          />
        ),
      )}
      <FoodSearch label="Add a food" onChoose={list.addFood} />
      {readAgain && (
        <Button
          color="inherit"
          sx={{ justifySelf: 'start', ml: -1.5, px: 1.5 }}
          onClick={() => void readAgain()}
        >
          Start again from the text
        </Button>
      )}
      {list.items.length > 0 && <Macros nutrients={totalNutrients(list.items)} />}
    </Box>
  );
}

const FIELDSET = { border: 0, m: 0, p: 0, display: 'grid', gap: 1.5, minWidth: 0 } as const;

interface EditItemProps {
  item: MealItem;
  food: Food | undefined;
  onChange: (item: MealItem) => void;
  onRemove: () => void;
}

function EditItem({ item, food, onChange, onRemove }: EditItemProps) {
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
