import { Box, ButtonBase } from '@mui/material';
import { useEffect, useState } from 'react';

import type { Food } from '#shared/nutrition/food';

import { searchFoods } from '../../../device/analyser/analyser';
import { Field } from '../../../ui/form/field';

interface FoodSearchProps {
  label: string;
  onChoose: (food: Food) => void;
}

const SHOWN = 8;

/** Finds a food of the table as its name is typed, on the device. */
export function FoodSearch({ label, onChoose }: FoodSearchProps) {
  const [query, setQuery] = useState('');
  const [foods, setFoods] = useState<Food[]>([]);
  useEffect(() => {
    let current = true;
    searchFoods(query, SHOWN).then(
      (found) => {
        if (current) setFoods(found);
      },
      () => {
        if (current) setFoods([]);
      },
    );
    return () => {
      current = false;
    };
  }, [query]);
  const choose = (food: Food) => {
    setQuery('');
    onChoose(food);
  };
  const nothing = query.trim().length > 2 && foods.length === 0;
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Field
        label={label}
        type="search"
        autoComplete="off"
        placeholder="Type a food"
        value={query}
        hint={nothing ? 'No food of the table is called that.' : undefined}
        onChange={(event) => {
          setQuery(event.target.value);
        }}
      />
      <Box component="ul" aria-label="Foods found" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {foods.map((food) => (
          <li key={food.code}>
            <ButtonBase
              onClick={() => {
                choose(food);
              }}
              sx={{
                width: '100%',
                justifyContent: 'space-between',
                gap: 2,
                textAlign: 'left',
                px: 1.5,
                py: 1,
                minHeight: 44,
                borderRadius: '10px',
                fontSize: '0.9375rem',
                '&:hover, &:focus-visible': { bgcolor: 'divider' },
              }}
            >
              <span>{food.description}</span>
              <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
                {food.per100g.calories ?? '?'} kcal / 100 g
              </Box>
            </ButtonBase>
          </li>
        ))}
      </Box>
    </Box>
  );
}
