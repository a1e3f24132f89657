import { Box, Button } from '@mui/material';

import { totalNutrients } from '#shared/nutrition/totals';
import type { MealItem } from '#shared/records/meal-item';

import { Macros } from '../../../ui/figures/macros';
import { FoodSearch } from '../items/food-search';
import { RemovedLine } from '../items/removed-line';
import { useFoods } from '../items/use-foods';
import { EditItem } from './edit-item';
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
