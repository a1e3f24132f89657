import { Box, Button } from '@mui/material';
import { useState } from 'react';

import { COOKED_GRAMS_MAX } from '#shared/records/recipe';
import {
  FOUR_SLOTS,
  slotAt,
  slotOf,
  type SlotFields,
  slotFieldsOf,
} from '#shared/rules/meal-slots';
import { type Eaten, eatenPart, itemsOfRecipe } from '#shared/rules/recipes/eaten-part';

import { useMealSlots } from '../../store/days/meal-slots';
import type { RecipeEntry } from '../../store/kitchen/recipes';
import { Calories } from '../../ui/figures/calories';
import { Choice } from '../../ui/form/choice';
import { Field } from '../../ui/form/field';
import { MealSlotChoice } from '../../ui/form/meal-slot-choice';
import { useOneAtATime } from '../../ui/form/use-one-at-a-time';
import { BESIDE } from '../../ui/styles';
import { readNumber } from '../../ui/words/read-number';
import { useTimeNow } from '../../ui/words/use-time-now';
import { messages } from './messages';
import { figuresOfPart } from './recipe-figures';
import { useLogRecipe } from './use-log-recipe';

type Unit = Eaten['by'];

const UNITS: readonly (readonly [Unit, string])[] = [
  ['servings', messages.inServings],
  ['grams', messages.inGrams],
  ['part', messages.asPart],
];

const PARTS: readonly (readonly [string, string])[] = [
  ['0.25', messages.quarter],
  [String(1 / 3), messages.third],
  ['0.5', messages.half],
  [String(2 / 3), messages.twoThirds],
  ['0.75', messages.threeQuarters],
  ['1', messages.all],
];

interface LogRecipeProps {
  recipe: RecipeEntry;
  onLogged: () => void;
}

/** Logs a part of a recipe: the eaten amount, its numbers, and a button. */
export function LogRecipe({ recipe, onLogged }: LogRecipeProps) {
  const slots = useMealSlots() ?? FOUR_SLOTS;
  const [chosen, setChosen] = useState<SlotFields | null>(null);
  const { when } = useTimeNow();
  const where = chosen ?? slotFieldsOf(slotAt(when, slots));
  const [tried, setTried] = useState(false);
  const amount = useEatenAmount(recipe);
  const { by, typed, set, part, eaten, cookedGrams, isWholeMissing } = amount;
  const log = useLogRecipe();
  const once = useOneAtATime();
  const items = itemsOfRecipe(recipe);
  if (items.length === 0)
    return <Box sx={{ color: 'text.secondary' }}>{messages.nothingToLog}</Box>;
  const submit = async () => {
    setTried(true);
    if (part === undefined || !eaten) return;
    const weighed = isWholeMissing ? cookedGrams : null;
    if (await log({ recipe, part, eaten, weighed, where: slotOf(where, slots) })) onLogged();
  };
  return (
    <Box
      component="form"
      noValidate
      aria-label={messages.logIt}
      sx={PANEL}
      onSubmit={(event) => {
        event.preventDefault();
        void once(submit);
      }}
    >
      <Box sx={FIELDS}>
        <Choice
          label={messages.howMuch}
          options={UNITS}
          value={by}
          onChange={({ target }) => {
            amount.setBy(target.value as Unit);
            setTried(false);
          }}
        />
        <Amount {...{ by, typed, set }} problem={tried ? problemOf(amount) : undefined} />
        {isWholeMissing && (
          <Field
            label={messages.wholeDishWeighs}
            hint={messages.neededForGrams}
            problem={tried && cookedGrams === null ? messages.enterAnAmount : undefined}
            inputMode="decimal"
            autoComplete="off"
            value={typed.whole}
            onChange={({ target }) => {
              set('whole')(target.value);
            }}
          />
        )}
        <MealSlotChoice value={where} slots={slots} onChange={setChosen} />
      </Box>
      <Box sx={RESULT}>
        <Box role="status">
          {part !== undefined && <Calories {...figuresOfPart(items, part)} />}
        </Box>
        <Button type="submit" variant="contained" sx={{ minWidth: 120 }}>
          {messages.log}
        </Button>
      </Box>
    </Box>
  );
}

/** The typed amount and its share of the recipe. */
function useEatenAmount(recipe: RecipeEntry) {
  const [by, setBy] = useState<Unit>('servings');
  const [typed, setTyped] = useState({ servings: '1', grams: '', part: '0.5', whole: '' });
  const set = (name: keyof typeof typed) => (value: string) => {
    setTyped((before) => ({ ...before, [name]: value }));
  };
  const cookedGrams = recipe.cookedGrams ?? weightOf(typed.whole);
  const eaten = eatenOf(by, typed);
  const part = eaten && eatenPart({ ...recipe, cookedGrams }, eaten);
  const isWholeMissing = by === 'grams' && recipe.cookedGrams === null;
  return { by, setBy, typed, set, part, eaten, cookedGrams, isWholeMissing };
}

interface AmountProps {
  by: Unit;
  typed: Record<Unit, string>;
  set: (name: Unit) => (value: string) => void;
  problem?: string | undefined;
}

function Amount({ by, typed, set, problem }: AmountProps) {
  if (by === 'part') {
    return (
      <Choice
        label={messages.amountPart}
        options={PARTS}
        value={typed.part}
        onChange={({ target }) => {
          set('part')(target.value);
        }}
      />
    );
  }
  return (
    <Field
      key={by}
      label={by === 'grams' ? messages.amountGrams : messages.amountServings}
      problem={problem}
      inputMode="decimal"
      autoComplete="off"
      value={typed[by]}
      onChange={({ target }) => {
        set(by)(target.value);
      }}
    />
  );
}

function weightOf(text: string): number | null {
  const number = readNumber(text);
  return number !== null && number > 0 && number <= COOKED_GRAMS_MAX ? number : null;
}

function eatenOf(by: Unit, typed: Record<Unit, string>): Eaten | undefined {
  const number = by === 'part' ? Number(typed.part) : readNumber(typed[by]);
  if (number === null || number <= 0) return undefined;
  if (by === 'grams') return { by, grams: number };
  return by === 'servings' ? { by, servings: number } : { by, part: number };
}

function problemOf({
  eaten,
  part,
  cookedGrams,
  isWholeMissing,
}: ReturnType<typeof useEatenAmount>): string | undefined {
  if (!eaten) return messages.enterAnAmount;
  // In this case, the field for the weight of the whole dish has the message.
  if (isWholeMissing && cookedGrams === null) return undefined;
  return part === undefined ? messages.tooMuch : undefined;
}

const PANEL = {
  display: 'grid',
  gap: 2,
  p: 2,
  borderRadius: '14px',
  bgcolor: 'raised.main',
} as const;

const FIELDS = {
  display: 'grid',
  alignItems: 'start',
  columnGap: BESIDE,
  rowGap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
} as const;

const RESULT = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1.5,
} as const;
