import { Box, Button, Typography } from '@mui/material';
import { useEffect, useState } from 'react';

import { rangeOfItems } from '#shared/nutrition/items/meal-range';
import { totalNutrients } from '#shared/nutrition/items/totals';
import type { MealItem } from '#shared/records/meal-item';
import type { RecipeLine } from '#shared/records/recipe';
import { daysAfter } from '#shared/rules/calendar';
import {
  FOUR_SLOTS,
  type Slot,
  slotOf,
  type SlotFields,
  slotFieldsOf,
} from '#shared/rules/meal-slots';
import type { Aim } from '#shared/rules/what-to-eat/fit';

import { useMealSlots } from '../../store/days/meal-slots';
import { Calories } from '../../ui/figures/calories';
import { FoodGroups } from '../../ui/figures/food-groups';
import { MacrosOf } from '../../ui/figures/macros';
import { Choice } from '../../ui/form/choice';
import { MealSlotChoice } from '../../ui/form/meal-slot-choice';
import { useOneAtATime } from '../../ui/form/use-one-at-a-time';
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
import { itemsOf, readContents, type SuggestionContents, PORTIONS } from './portion';
import { whyWords } from './reason-words';
import { useSuggestionActions } from './use-suggestion-actions';
import type { EatableSuggestion } from './use-suggestions';

interface SuggestionSheetProps {
  suggestion: EatableSuggestion;
  aim: Aim | null;
  today: string;
  /** The slot that it was suggested for. */
  slot: Slot;
  onClose: () => void;
}

/** Ingredients and method of a suggestion, with its three actions. */
export function SuggestionSheet(props: SuggestionSheetProps) {
  const { suggestion, aim, today: day, slot, onClose } = props;
  const { candidate } = suggestion;
  const { contents, failed } = useContents(candidate);
  return (
    <Sheet
      title={candidate.name}
      subtitle={whyWords(suggestion, aim, { day, mealType: slot.mealType })}
      wide
      onClose={onClose}
    >
      {contents ? (
        <Ready {...props} contents={contents} />
      ) : (
        <Box role="status" sx={{ color: failed ? 'secondary.main' : 'text.secondary' }}>
          {failed ? messages.couldNotRead : messages.reading}
        </Box>
      )}
    </Sheet>
  );
}

function useContents({ origin }: Eatable) {
  const [contents, setContents] = useState<SuggestionContents>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let isLatest = true;
    readContents(origin).then(
      (read) => {
        if (isLatest) setContents(read);
      },
      () => {
        if (isLatest) setFailed(true);
      },
    );
    return () => {
      isLatest = false;
    };
  }, [origin]);
  return { contents, failed };
}

const DAYS_AHEAD = 7;

function Ready({
  suggestion,
  today,
  slot: suggestedSlot,
  onClose,
  contents,
}: SuggestionSheetProps & { contents: SuggestionContents }) {
  const { name } = suggestion.candidate;
  const [portions, setPortions] = useState(1);
  const slots = useMealSlots() ?? FOUR_SLOTS;
  const [slot, setSlot] = useState<SlotFields>(() => slotFieldsOf(suggestedSlot));
  const [chosenDay, setDay] = useState(today);
  // The sheet may stay open past midnight.
  const day = chosenDay < today ? today : chosenDay;
  const actions = useSuggestionActions();
  const items = itemsOf(contents, portions);
  const chosen = { name, contents, portions, slot: slotOf(slot, slots) };
  const once = useOneAtATime();
  const act = (work: () => Promise<boolean>) =>
    void once(async () => {
      if (await work()) onClose();
    });
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
        <MealSlotChoice value={slot} slots={slots} onChange={setSlot} />
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
      <Contents contents={contents} />
      {contents.from === 'list' && (
        <Button
          color="inherit"
          startIcon={<Icon name="pot" size={20} />}
          sx={{ justifySelf: 'start', ml: -1 }}
          onClick={() => {
            act(async () => actions.keep(contents));
          }}
        >
          {messages.saveAsRecipe}
        </Button>
      )}
      <SheetActions>
        {day === today && (
          <Button
            variant="contained"
            onClick={() => {
              act(async () => actions.log(chosen));
            }}
          >
            {messages.log}
          </Button>
        )}
        <Button
          variant={day === today ? 'outlined' : 'contained'}
          startIcon={<Icon name="calendar" size={20} />}
          onClick={() => {
            act(async () => actions.plan({ ...chosen, day }));
          }}
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

function Contents({ contents }: { contents: SuggestionContents }) {
  const lines = linesOf(contents);
  const method = contents.from === 'favorite' ? null : contents.recipe.method;
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
        {contents.from !== 'favorite' && (
          <Typography sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
            {format(messages.forPortions, { count: contents.recipe.servings })}
          </Typography>
        )}
        <IngredientList label={messages.madeOf} lines={lines} />
      </section>
      <DietsAndAllergens lines={lines} />
    </>
  );
}

function linesOf(contents: SuggestionContents): readonly RecipeLine[] {
  if (contents.from !== 'favorite') return contents.recipe.lines;
  return contents.items.map((item) => ({ text: item.name, items: [item], unread: false }));
}

const FIELDS = {
  display: 'grid',
  columnGap: BESIDE,
  rowGap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
} as const;
