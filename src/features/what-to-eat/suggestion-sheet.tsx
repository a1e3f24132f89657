import { Box, Button, Typography } from '@mui/material';
import { useEffect, useState } from 'react';

import { rangeOfItems } from '#shared/nutrition/items/meal-range';
import { totalNutrients } from '#shared/nutrition/items/totals';
import type { MealItem } from '#shared/records/meal-item';
import type { RecipeLine } from '#shared/records/recipe';
import { daysAfter } from '#shared/rules/calendar';
import { FOUR_SLOTS, type Slot, slotOf, type Standing, standingIn } from '#shared/rules/meal-slots';
import type { Aim } from '#shared/rules/what-to-eat/fit';

import { useMealSlots } from '../../store/days/meal-slots';
import { Calories } from '../../ui/figures/calories';
import { FoodGroups } from '../../ui/figures/food-groups';
import { MacrosOf } from '../../ui/figures/macros';
import { Choice } from '../../ui/form/choice';
import { MealSlotChoice } from '../../ui/form/meal-slot-choice';
import { Icon } from '../../ui/icons';
import { DietsAndAllergens } from '../../ui/kitchen/diets-and-allergens';
import { IngredientList } from '../../ui/kitchen/ingredient-list';
import { Sheet, SheetActions } from '../../ui/layout/sheet';
import { BESIDE } from '../../ui/styles';
import { isGentle } from '../../ui/words/display';
import { format } from '../../ui/words/format';
import { portionWords } from '../../ui/words/portions';
import { capital } from '../../ui/words/text';
import type { Eatable } from './candidates';
import { shortDay } from './short-day';
import { messages } from './messages';
import { itemsOf, open, type Opened, PORTIONS } from './portion';
import { whyWords } from './reason-words';
import { useSuggestionActions } from './use-suggestion-actions';
import type { EatableSuggestion } from './use-suggestions';

interface SuggestionSheetProps {
  suggestion: EatableSuggestion;
  aim: Aim | null;
  today: string;
  /** The meal that it was suggested for. */
  slot: Slot;
  onClose: () => void;
}

/** What is in it and how it is made, and the three things to do with it. */
export function SuggestionSheet(props: SuggestionSheetProps) {
  const { suggestion, aim, today: day, slot, onClose } = props;
  const { candidate } = suggestion;
  const { opened, failed } = useOpened(candidate);
  return (
    <Sheet
      title={candidate.name}
      subtitle={whyWords(suggestion, aim, { day, mealType: slot.mealType })}
      wide
      onClose={onClose}
    >
      {opened ? (
        <Ready {...props} opened={opened} />
      ) : (
        <Box role="status" sx={{ color: failed ? 'secondary.main' : 'text.secondary' }}>
          {failed ? messages.couldNotRead : messages.reading}
        </Box>
      )}
    </Sheet>
  );
}

function useOpened({ origin }: Eatable) {
  const [opened, setOpened] = useState<Opened>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let isLatest = true;
    open(origin).then(
      (read) => {
        if (isLatest) setOpened(read);
      },
      () => {
        if (isLatest) setFailed(true);
      },
    );
    return () => {
      isLatest = false;
    };
  }, [origin]);
  return { opened, failed };
}

const DAYS_AHEAD = 7;

function Ready({
  suggestion,
  today,
  slot: asked,
  onClose,
  opened,
}: SuggestionSheetProps & { opened: Opened }) {
  const { name } = suggestion.candidate;
  const [portions, setPortions] = useState(1);
  const slots = useMealSlots() ?? FOUR_SLOTS;
  const [where, setWhere] = useState<Standing>(() => standingIn(asked));
  const [day, setDay] = useState(today);
  const actions = useSuggestionActions();
  const items = itemsOf(opened, portions);
  const chosen = { name, opened, portions, where: slotOf(where, slots) };
  const done = async (work: Promise<boolean>) => {
    if (await work) onClose();
  };
  return (
    <>
      <Figures items={items} />
      <Box sx={FIELDS}>
        <Choice
          label={messages.howMuch}
          options={PORTIONS.map((number) => [String(number), capital(portionWords(number))])}
          value={String(portions)}
          onChange={({ target }) => {
            setPortions(Number(target.value));
          }}
        />
        <MealSlotChoice value={where} slots={slots} onChange={setWhere} />
        <Choice
          label={messages.planFor}
          options={Array.from({ length: DAYS_AHEAD }, (_, place) => {
            const one = daysAfter(today, place);
            return [one, place === 0 ? messages.today : shortDay(one)] as const;
          })}
          value={day}
          onChange={({ target }) => {
            setDay(target.value);
          }}
        />
      </Box>
      <Contents opened={opened} />
      {opened.from === 'list' && (
        <Button
          color="inherit"
          startIcon={<Icon name="pot" size={20} />}
          sx={{ justifySelf: 'start', ml: -1 }}
          onClick={() => void done(actions.keep(opened))}
        >
          {messages.saveAsRecipe}
        </Button>
      )}
      <SheetActions>
        {day === today && (
          <Button variant="contained" onClick={() => void done(actions.log(chosen))}>
            {messages.log}
          </Button>
        )}
        <Button
          variant={day === today ? 'outlined' : 'contained'}
          startIcon={<Icon name="calendar" size={20} />}
          onClick={() => void done(actions.plan({ ...chosen, day }))}
        >
          {messages.planIt}
        </Button>
      </SheetActions>
    </>
  );
}

function Figures({ items }: { items: readonly MealItem[] }) {
  const nutrients = totalNutrients(items);
  const { caloriesLow, caloriesHigh } = rangeOfItems(items);
  if (isGentle()) return <FoodGroups items={items} />;
  return (
    <Box sx={{ display: 'grid', gap: 1 }} aria-live="polite">
      <Calories calories={nutrients.calories} low={caloriesLow} high={caloriesHigh} />
      <MacrosOf items={items} />
    </Box>
  );
}

function Contents({ opened }: { opened: Opened }) {
  const lines = linesOf(opened);
  const method = opened.from === 'favorite' ? null : opened.recipe.method;
  return (
    <>
      {method !== null && (
        <section aria-labelledby="method">
          <Typography component="h3" variant="h3" id="method">
            {messages.howToMakeIt}
          </Typography>
          <Typography dir="auto" sx={{ mt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {method}
          </Typography>
        </section>
      )}
      <section aria-labelledby="made-of">
        <Typography component="h3" variant="h3" id="made-of">
          {messages.madeOf}
        </Typography>
        {opened.from !== 'favorite' && (
          <Typography sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
            {format(messages.forPortions, { count: opened.recipe.servings })}
          </Typography>
        )}
        <IngredientList label={messages.madeOf} lines={lines} />
      </section>
      <DietsAndAllergens lines={lines} />
    </>
  );
}

function linesOf(opened: Opened): readonly RecipeLine[] {
  if (opened.from !== 'favorite') return opened.recipe.lines;
  return opened.items.map((item) => ({ text: item.name, items: [item], unread: false }));
}

const FIELDS = {
  display: 'grid',
  columnGap: BESIDE,
  rowGap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
} as const;
