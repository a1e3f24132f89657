import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';

import { PAGES } from '#shared/contract/pages';
import { firstImplausible } from '#shared/nutrition/items/first-implausible';
import type { MealItem } from '#shared/records/meal-item';
import { slotAt, slotOf, type SlotFields, slotFieldsOf } from '#shared/rules/meal-slots';

import { gramsWords } from '../../ui/figures/nutrient-words';
import { MealSlotChoice } from '../../ui/form/meal-slot-choice';
import { LoneLink } from '../../ui/layout/links';
import { WARNING_BOX } from '../../ui/styles';
import { format } from '../../ui/words/format';
import { energyWords } from '../../ui/words/quantity';
import { useTimeNow } from '../../ui/words/use-time-now';
import { messages } from './messages';
import type { SharedDish } from './portion';
import { useSlots } from './use-slots';
import { mealOfPortion, useKeep, useTakeOver } from './use-take-over';

interface TakeOverProps {
  dish: SharedDish;
  portion: number;
  items: readonly MealItem[];
  isMember: boolean;
}

/** Buttons to add the dish to the diary or save it as a recipe. */
export function TakeOver({ dish, portion, items, isMember }: TakeOverProps) {
  const slots = useSlots(isMember);
  const { when } = useTimeNow();
  const [chosen, setChosen] = useState<SlotFields | null>(null);
  const where = slotOf(chosen ?? slotFieldsOf(slotAt(when, slots)), slots);
  const [done, setDone] = useState<'meal' | 'recipe' | null>(null);
  const { log, save } = useTakeOver();
  const { keepMeal, keepRecipe } = useKeep();
  const take = async () => {
    const meal = mealOfPortion(dish, portion, where);
    if (!isMember) await keepMeal(meal);
    else if (await log(meal, where)) setDone('meal');
  };
  const takeRecipe = async () => {
    if (dish.kind !== 'recipe') return;
    if (!isMember) await keepRecipe(dish);
    else if (await save(dish)) setDone('recipe');
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Slip items={items} />
      {items.length > 0 && (
        <MealSlotChoice value={slotFieldsOf(where)} slots={slots} onChange={setChosen} />
      )}
      <Box sx={BUTTONS}>
        {items.length > 0 && (
          <Button variant="contained" onClick={() => void take()}>
            {isMember ? messages.addToMyDiary : messages.keepThisMeal}
          </Button>
        )}
        {dish.kind === 'recipe' && (
          <Button variant="outlined" onClick={() => void takeRecipe()}>
            {isMember ? messages.saveAsRecipe : messages.keepThisRecipe}
          </Button>
        )}
      </Box>
      {!isMember && (
        <Typography sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
          {messages.howItIsKept}
        </Typography>
      )}
      {done === 'meal' && <LoneLink to={PAGES.foodTracker}>{messages.openMyDiary}</LoneLink>}
      {done === 'recipe' && <LoneLink to={PAGES.recipes}>{messages.openMyRecipes}</LoneLink>}
    </Box>
  );
}

/** Warns about implausible amounts before the dish is saved, because anyone can make a link. */
function Slip({ items }: Pick<TakeOverProps, 'items'>) {
  const slip = firstImplausible(items);
  if (!slip) return null;
  const words =
    slip.kind === 'energy'
      ? format(messages.tooMuchToEat, { name: slip.name, energy: energyWords(slip.calories) })
      : format(messages.tooHeavyToEat, { name: slip.name, grams: gramsWords(slip.grams) });
  return (
    <Box role="status" sx={{ ...WARNING_BOX, overflowWrap: 'anywhere' }}>
      {words}
    </Box>
  );
}

const BUTTONS = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  '& > .MuiButton-root': { flex: '1 1 auto' },
} as const;
