import { Box, Button, ButtonBase } from '@mui/material';
import { type KeyboardEvent, useEffect, useState } from 'react';

import type { Food } from '#shared/nutrition/table/food';
import { personalFood } from '#shared/nutrition/table/personal-food';
import { FOOD_NAME_MAX } from '#shared/records/food';

import { say } from '../../../ui/feedback/toast';
import { focusWhenShown } from '../../../ui/focus/focus-when-shown';
import { Field } from '../../../ui/form/field';
import { Icon } from '../../../ui/icons';
import { format } from '../../../ui/words/format';
import { energyFigure, energyUnit } from '../../../ui/words/quantity';
import { FoodSheet } from '../foods/food-sheet';
import { foodInWords } from '../foods/food-words';
import { messages } from './messages';
import { type FoundFood, useFoundFoods } from './use-foods';

interface FoodSearchProps {
  label: string;
  onChoose: (food: Food) => void;
  /** It has just replaced what had the focus. */
  takesFocus?: boolean;
  /** Code of a food to leave out. */
  except?: string | undefined;
}

/** Recent foods first. */
export function FoodSearch({ label, onChoose, takesFocus = false, except }: FoodSearchProps) {
  const [query, setQuery] = useState('');
  const [making, setMaking] = useState(false);
  const { foods, nothing } = useFoundFoods(query);
  useSpokenCount(query, nothing ? 0 : foods.length);
  return (
    <Box
      sx={{ display: 'grid', gap: 0.5 }}
      onKeyDown={(event) => {
        moveFocus(event);
        if (event.key !== 'Escape' || query === '') return;
        // Closes what was found, and not the dialog around it.
        event.stopPropagation();
        setQuery('');
      }}
    >
      <Field
        label={label}
        type="search"
        autoComplete="off"
        placeholder={messages.typeAFood}
        value={query}
        inputRef={takesFocus ? focusWhenShown : undefined}
        hint={nothing ? messages.noFoodIsCalledThat : undefined}
        onChange={(event) => {
          setQuery(event.target.value);
        }}
      />
      <Box component="ul" aria-label={messages.foodsFound} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {foods
          .filter(({ food }) => food.code !== except)
          .map((found) => (
            <li key={found.food.code}>
              <Choice
                {...found}
                onClick={() => {
                  setQuery('');
                  onChoose(found.food);
                }}
              />
            </li>
          ))}
      </Box>
      {query.trim() !== '' && (
        <Button
          color="inherit"
          aria-haspopup="dialog"
          sx={{
            justifySelf: 'start',
            pl: 2.25,
            pr: 1.5,
            textAlign: 'start',
            overflowWrap: 'anywhere',
          }}
          startIcon={<Icon name="plus" size={18} />}
          onClick={() => {
            setMaking(true);
          }}
        >
          {format(messages.asAFoodOfYourOwn, { query: query.trim() })}
        </Button>
      )}
      {making && (
        <FoodSheet
          name={query.trim().slice(0, FOOD_NAME_MAX)}
          onSaved={({ id, food }) => {
            setMaking(false);
            setQuery('');
            onChoose(personalFood(id, food));
          }}
          onClose={() => {
            setMaking(false);
          }}
        />
      )}
    </Box>
  );
}

const SAY_AFTER_MS = 700;

/** Says how many foods were found once typing has paused. */
function useSpokenCount(query: string, count: number): void {
  const isBlank = query.trim() === '';
  useEffect(() => {
    if (isBlank) return undefined;
    const timer = setTimeout(() => {
      say(count === 0 ? messages.noFoodIsCalledThat : format(messages.foodsToChoose, { count }));
    }, SAY_AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [query, isBlank, count]);
}

const ORIGINS = { recent: 'recent, ', own: 'yours, ', table: '' } as const;

function Choice({ food, origin, onClick }: FoundFood & { onClick: () => void }) {
  return (
    <ButtonBase onClick={onClick} sx={CHOICE}>
      <span>{foodInWords(food.description)}</span>
      <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {format(messages.kcal100G, {
          origin: ORIGINS[origin],
          calories: food.per100g.calories === null ? '?' : energyFigure(food.per100g.calories),
          unit: energyUnit(),
        })}
      </Box>
    </ButtonBase>
  );
}

/** Arrow keys go from the field through the foods and back. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, button')];
  const next = stops[stops.indexOf(event.target as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

const CHOICE = {
  width: '100%',
  justifyContent: 'space-between',
  gap: 2,
  textAlign: 'left',
  px: 1.75,
  py: 1,
  minHeight: 44,
  borderRadius: '10px',
  fontSize: '0.9375rem',
  '&:focus-visible': { bgcolor: 'divider' },
  '@media (hover: hover)': { '&:hover': { bgcolor: 'divider' } },
} as const;
