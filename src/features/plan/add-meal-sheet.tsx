import { Box, Button, ButtonBase, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';

import { sumOfMeals } from '#shared/nutrition/plan/plan-sums';
import { DESCRIPTION_MAX, MEAL_NAME_MAX } from '#shared/records/meal';
import type { Analysis } from '#shared/records/meal-item';
import { type Slot, slotOf, slotFieldsOf } from '#shared/rules/meal-slots';

import { Spinner } from '../../ui/feedback/spinner';
import { Calories } from '../../ui/figures/calories';
import { Field } from '../../ui/form/field';
import { MealSlotChoice } from '../../ui/form/meal-slot-choice';
import { useOneAtATime } from '../../ui/form/use-one-at-a-time';
import { Icon } from '../../ui/icons';
import { Sheet } from '../../ui/layout/sheet';
import { BESIDE, NAME_OF_LINE, PRESSED_LINE, UNSEEN } from '../../ui/styles';
import { format } from '../../ui/words/format';
import { localNow } from '../../ui/words/time';
import { wholeWords } from '../../ui/words/whole-words';
import { messages } from './messages';
import { nextFree } from './next-free';
import { readPortions, portionsProblem } from './portions';
import { type Choice, type Choices, useChoices } from './use-choices';
import { usePlanActions } from './use-plan-actions';
import { readWords, useReadWords } from './use-words';
import { longDay } from './week-words';

interface AddMealSheetProps {
  /** 'YYYY-MM-DD' */
  day: string;
  /** null: the next slot that is not planned yet. */
  slot: Slot | null;
  slots: readonly Slot[];
  /** The keys of slots that already have a planned meal on this day. */
  taken: readonly string[];
  suggestions: (what: Suggested) => ReactNode;
  onClose: () => void;
}

/** What suggestions are for, and what happens when the user plans one. */
interface Suggested {
  day: string;
  slot: Slot;
  /** Returns null if the input is not a number; the field then shows a message. */
  readPortions: () => number | null;
  onPlanned: () => void;
}

/** One field searches recipes and earlier meals; any other words can be planned as they are. */
export function AddMealSheet({
  day,
  slot: asked,
  slots,
  taken,
  suggestions,
  onClose,
}: AddMealSheetProps) {
  const [chosen, setChosen] = useState(() => slotFieldsOf(asked ?? firstSlot(day, taken)));
  const slot = slotOf(chosen, slots);
  const [portions, setPortions] = useState('1');
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const choices = useChoices(typed, { day, slot });
  const reading = useReadWords(typed);
  const { plan } = usePlanActions();
  const once = useOneAtATime();
  const words = typed.trim();
  const isTooLong = words.length > DESCRIPTION_MAX;
  const readTyped = () => {
    setTried(true);
    return readPortions(portions);
  };
  const add = async (
    part: Pick<Choice, 'name' | 'items' | 'recipeId'>,
    said = PLANNED_OTHERWISE,
  ) => {
    const amount = readTyped();
    if (amount === null) return;
    const { name, items, recipeId } = part;
    const where = slotFieldsOf(slot);
    const meal = { day, ...where, portions: amount, recipeId, items: [...items] };
    if (await plan({ ...meal, ...said, name: name.slice(0, MEAL_NAME_MAX) })) onClose();
  };
  const [isPlanning, setPlanning] = useState(false);
  const addWords = async () => {
    if (words === '' || isTooLong) return;
    setPlanning(true);
    // If reading fails, the meal is planned anyway, without numbers.
    const read = reading ?? (await readWords(words).catch(() => null));
    await add({ name: words, items: [], recipeId: null }, { words, reading: read });
    setPlanning(false);
  };
  return (
    <Sheet title={messages.planAMeal} subtitle={longDay(day)} onClose={onClose}>
      <Box
        component="form"
        noValidate
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
        onSubmit={(event) => {
          event.preventDefault();
          void once(addWords);
        }}
      >
        <Field
          label={messages.whatWillItBe}
          placeholder={messages.searchOrWrite}
          autoComplete="off"
          value={typed}
          problem={
            isTooLong
              ? format(messages.wordsTooLong, { max: wholeWords(DESCRIPTION_MAX) })
              : undefined
          }
          onChange={({ target }) => {
            setTyped(target.value);
          }}
        />
        <Box sx={PAIR}>
          <MealSlotChoice value={slotFieldsOf(slot)} slots={slots} onChange={setChosen} />
          <Field
            label={messages.howManyPortions}
            inputMode="decimal"
            autoComplete="off"
            value={portions}
            problem={tried ? portionsProblem(portions) : undefined}
            onChange={({ target }) => {
              setPortions(target.value);
            }}
          />
        </Box>
        {words !== '' && !isTooLong && <TypedWords {...{ words, reading, isPlanning }} />}
      </Box>
      {words === '' && suggestions({ day, slot, readPortions: readTyped, onPlanned: onClose })}
      {choices ? (
        <ChoiceGroups
          choices={choices}
          isSearch={words !== ''}
          onChoose={(one) => void once(async () => add(one))}
        />
      ) : (
        <Spinner label={messages.loading} />
      )}
    </Sheet>
  );
}

function firstSlot(day: string, taken: readonly string[]): Slot {
  const now = localNow();
  return nextFree(taken, now.startsWith(day) ? now : null);
}

const PLANNED_OTHERWISE: { words: string | null; reading: Analysis | null } = {
  words: null,
  reading: null,
};

interface TypedWordsProps {
  words: string;
  /** null while the words are being read. */
  reading: Analysis | null;
  /** True while the words are being saved in the plan. */
  isPlanning: boolean;
}

function TypedWords({ words, reading, isPlanning }: TypedWordsProps) {
  const sum = reading && sumOfMeals([{ items: reading.items, notCounted: 0 }]);
  const notFound = reading?.notFound ?? [];
  return (
    <Box sx={WORDS}>
      <Box sx={{ minWidth: 0 }}>
        <Box dir="auto" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
          {words}
        </Box>
        <Box role="status" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
          {sum ? <Calories {...sum} size="small" /> : messages.reading}
          {notFound.length > 0 && (
            <Box sx={{ color: 'secondary.main', fontWeight: 600, overflowWrap: 'anywhere' }}>
              {format(messages.notFound, { words: notFound.join(', ') })}
            </Box>
          )}
        </Box>
      </Box>
      <Button type="submit" variant="contained" aria-disabled={isPlanning} sx={{ flex: 'none' }}>
        {isPlanning ? messages.planning : messages.planTheseWords}
      </Button>
    </Box>
  );
}

interface ChoiceGroupsProps {
  choices: Choices;
  isSearch: boolean;
  onChoose: (choice: Choice) => void;
}

function ChoiceGroups({ choices, isSearch, onChoose }: ChoiceGroupsProps) {
  const { recipes, favorites, earlier } = choices;
  const count = recipes.length + favorites.length + earlier.length;
  return (
    <>
      <Group title={messages.recipes} choices={recipes} onChoose={onChoose} />
      <Group title={messages.favorites} choices={favorites} onChoose={onChoose} />
      <Group title={messages.earlierMeals} choices={earlier} onChoose={onChoose} />
      {count === 0 && !isSearch && (
        <Typography sx={{ color: 'text.secondary' }}>{messages.nothingToChoose}</Typography>
      )}
      <Box role="status" sx={UNSEEN}>
        {isSearch && format(messages.found, { count })}
      </Box>
    </>
  );
}

interface GroupProps {
  title: string;
  choices: readonly Choice[];
  onChoose: (choice: Choice) => void;
}

function Group({ title, choices, onChoose }: GroupProps) {
  if (choices.length === 0) return null;
  return (
    <section aria-label={title}>
      <Box component="h3" sx={{ m: 0, mb: 0.5, fontSize: '0.9375rem', fontWeight: 700 }}>
        {title}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {choices.map((choice) => (
          <li key={choice.key}>
            <ButtonBase
              sx={{ ...PRESSED_LINE, alignItems: 'center', gap: 1.5, minHeight: 52 }}
              onClick={() => {
                onChoose(choice);
              }}
            >
              <Box component="span" dir="auto" sx={{ ...NAME_OF_LINE, fontWeight: 600 }}>
                {choice.name}
              </Box>
              <Box component="span" sx={{ textAlign: 'end', flex: 'none', lineHeight: 1.2 }}>
                <Calories {...sumOfMeals([choice])} size="small" stacked />
              </Box>
              <Icon name="plus" size={20} style={{ flex: 'none' }} />
            </ButtonBase>
          </li>
        ))}
      </Box>
    </section>
  );
}

const PAIR = {
  display: 'grid',
  columnGap: BESIDE,
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'start',
} as const;

const WORDS = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1.5,
  p: 1.5,
  borderRadius: '14px',
  bgcolor: 'raised.main',
} as const;
