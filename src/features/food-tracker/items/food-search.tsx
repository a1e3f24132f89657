import { Box, Button, ButtonBase } from '@mui/material';
import { type KeyboardEvent, useState } from 'react';

import type { Food } from '#shared/nutrition/table/food';
import { personalFood } from '#shared/nutrition/table/personal-food';
import { FOOD_NAME_MAX } from '#shared/records/food';

import { focusWhenShown } from '../../../ui/focus/focus-when-shown';
import { SearchField } from '../../../ui/form/field';
import { Icon } from '../../../ui/icons';
import { LONG_TITLE, TITLE_AND_FIGURE } from '../../../ui/styles';
import { format } from '../../../ui/words/format';
import { energyFigure, energyUnit, shownEnergy, unknownEnergy } from '../../../ui/words/quantity';
import { foodInWords } from '../../../ui/words/food-in-words';
import { FoodSheet } from '../foods/food-sheet';
import { Announcement } from './announcement';
import { messages } from './messages';
import { type FoundFood, useFoundFoods } from './use-foods';

interface FoodSearchProps {
  label: string;
  onChoose: (food: Food) => void;
  /** True if the search has just replaced the focused element. */
  takesFocus?: boolean;
  /** Code of a food to leave out. */
  except?: string | undefined;
  /** Called on Escape, which then does not close anything else. Without it, Escape first clears the field. */
  onClose?: () => void;
}

/** Searches foods; recent foods come first. */
export function FoodSearch(props: FoodSearchProps) {
  const { label, onChoose, takesFocus = false, except, onClose } = props;
  const [query, setQuery] = useState('');
  const [making, setMaking] = useState(false);
  const { foods: found, nothing } = useFoundFoods(query);
  const foods = found.filter(({ food }) => food.code !== except);
  const leave = (event: KeyboardEvent) => {
    // Key events of the sheet for a new food also bubble to here.
    if (event.key !== 'Escape' || making || (!onClose && query === '')) return;
    event.stopPropagation();
    event.preventDefault();
    setQuery('');
    onClose?.();
  };
  return (
    <Box
      sx={{ display: 'grid', gap: 0.5 }}
      onKeyDown={(event) => {
        leave(event);
        moveFocus(event);
      }}
    >
      <SearchField
        label={label}
        placeholder={messages.typeAFood}
        query={query}
        inputRef={takesFocus ? focusWhenShown : undefined}
        hint={nothing ? messages.noFoodHasThatName : undefined}
        onQuery={setQuery}
      />
      <Box component="ul" aria-label={messages.foodsFound} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {foods.map((one) => (
          <li key={one.food.code}>
            <Choice
              {...one}
              onClick={() => {
                setQuery('');
                onChoose(one.food);
              }}
            />
          </li>
        ))}
      </Box>
      <Announcement words={query.trim() === '' ? '' : countWords(foods.length, nothing)} />
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
          {format(messages.addToYourFoods, { query: query.trim() })}
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

function countWords(foods: number, nothing: boolean): string {
  if (foods > 0) return format(messages.foodsToChoose, { foods });
  return nothing ? messages.noFoodHasThatName : '';
}

const ORIGINS = { recent: 'recent, ', own: 'yours, ', table: '' } as const;

function Choice({ food, origin, onClick }: FoundFood & { onClick: () => void }) {
  return (
    <ButtonBase onClick={onClick} sx={CHOICE}>
      <Box component="span" sx={LONG_TITLE}>
        {foodInWords(food.description)}
      </Box>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {energyOf(food.per100g.calories, ORIGINS[origin])}
      </Box>
    </ButtonBase>
  );
}

function energyOf(known: number | null, origin: string): string {
  const calories = shownEnergy(known);
  return calories === null
    ? format(messages.unknownEnergyOf, { origin, unknown: unknownEnergy() })
    : format(messages.kcal100G, { origin, calories: energyFigure(calories), unit: energyUnit() });
}

/** Arrow keys move the focus between the field and the foods. */
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
  ...TITLE_AND_FIGURE,
  alignItems: 'center',
  columnGap: 2,
  textAlign: 'left',
  px: 1.75,
  py: 1,
  minHeight: 44,
  borderRadius: '10px',
  fontSize: '0.9375rem',
  '&:focus-visible': { bgcolor: 'divider' },
  '@media (hover: hover)': { '&:hover': { bgcolor: 'divider' } },
} as const;
