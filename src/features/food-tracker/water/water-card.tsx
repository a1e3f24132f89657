import { Box, Button, IconButton, Typography } from '@mui/material';
import { useCallback, useState } from 'react';

import { drunkIn } from '#shared/nutrition/items/drinks';
import type { Meal } from '#shared/records/meal';
import { GLASS_ML } from '#shared/records/water';
import { shownItems } from '#shared/rules/meal-state';
import { glassesIn, waterGoal } from '#shared/rules/water';

import {
  addWater,
  deleteWater,
  restoreWater,
  useWaters,
  type WaterEntry,
} from '../../../store/days/waters';
import { useMealsOfDays } from '../../../store/meals-of-days';
import { useToast } from '../../../ui/feedback/toast';
import { measureWords } from '../../../ui/figures/nutrient-words';
import { Icon } from '../../../ui/icons';
import { Card } from '../../../ui/layout/card';
import { TITLE_AND_FIGURE } from '../../../ui/styles';
import { useDisplay } from '../../../ui/words/display';
import { format } from '../../../ui/words/format';
import { localNow } from '../../../ui/words/time';
import { NOT_SAVED } from '../not-saved';
import { messages } from './messages';
import { OtherAmount } from './other-amount';

const BOTTLE_ML = 500;

interface WaterCardProps {
  /** 'YYYY-MM-DD' */
  day: string;
  /** For another page: only buttons for one glass more or less. */
  short?: boolean;
}

/** Shows nothing if the user has hidden water. */
export function WaterCard({ day, short = false }: WaterCardProps) {
  const goal = waterGoal(useDisplay().water);
  return goal === null ? null : <ShownWater {...{ day, short, goal }} />;
}

function ShownWater({ day, short, goal }: Required<WaterCardProps> & { goal: number }) {
  const { entries, glasses, ofMeals } = useGlasses(day);
  return (
    <Card component="section" aria-labelledby="water" sx={short ? LINES : CARD}>
      <Box sx={TITLE_AND_FIGURE}>
        <Typography id="water" component="h2" variant="h3">
          {messages.water}
        </Typography>
        <Box role="status">
          {glasses === null ? NOT_READ : format(messages.ofGlasses, { glasses, goal })}
        </Box>
      </Box>
      <Box aria-hidden sx={BAR}>
        <Box sx={{ ...FILL, width: `${Math.min(1, (glasses ?? 0) / goal) * 100}%` }} />
      </Box>
      <Amounts day={day} last={entries.at(-1)} short={short} />
      {!short && <Explained ofMeals={ofMeals} />}
    </Card>
  );
}

/** The water of a day. `glasses` is null while loading. */
function useGlasses(day: string) {
  const { mealDrinks } = useDisplay();
  const read = useWaters(day);
  const inMeals = useDrunkInMeals(day);
  // Keeps the card while another day is read, because a shorter page would scroll for a moment.
  if (read?.day !== day || inMeals?.day !== day) return { entries: [], glasses: null, ofMeals: 0 };
  const { entries } = read;
  const counted = mealDrinks === 'not-counted' ? 0 : inMeals.drunk;
  const drunk = entries.reduce((sum, { amount }) => sum + amount, counted);
  return { entries, glasses: glassesIn(drunk), ofMeals: glassesIn(counted) };
}

interface AmountsProps {
  day: string;
  last: WaterEntry | undefined;
  short: boolean;
}

function Amounts({ day, last, short }: AmountsProps) {
  const { volume = 'ml' } = useDisplay();
  const [isTyping, setTyping] = useState(false);
  const { add, remove } = useWaterActions(day);
  return (
    <>
      <Box sx={ACTIONS}>
        <Box sx={ADDITIONS}>
          <Add words={messages.glass} amount={GLASS_ML} onAdd={add} />
          {!short && (
            <>
              <Add words={messages.halfAGlass} amount={GLASS_ML / 2} onAdd={add} />
              <Add
                words={format(messages.bottle, { size: measureWords(BOTTLE_ML, 'ml') })}
                amount={BOTTLE_ML}
                onAdd={add}
              />
              <Button
                variant="outlined"
                color="inherit"
                aria-expanded={isTyping}
                sx={{ px: 1.5 }}
                onClick={() => {
                  setTyping(!isTyping);
                }}
              >
                {messages.otherAmount}
              </Button>
            </>
          )}
        </Box>
        <IconButton
          aria-label={messages.removeLast}
          // Not `disabled`, so that the button keeps the focus.
          aria-disabled={!last}
          sx={{ width: 48, height: 48, opacity: last ? 1 : 0.4 }}
          onClick={() => {
            if (last) remove(last);
          }}
        >
          <Icon name="minus" size={20} />
        </IconButton>
      </Box>
      {isTyping && <OtherAmount unit={volume} onAdd={add} />}
    </>
  );
}

function Explained({ ofMeals }: { ofMeals: number }) {
  const { mealDrinks } = useDisplay();
  const size = measureWords(GLASS_ML, 'ml');
  return (
    <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
      {`${format(messages.aGlassIs, { size })} `}
      {mealsWords(mealDrinks, ofMeals)}
    </Typography>
  );
}

function mealsWords(choice: string | undefined, glasses: number): string {
  if (choice === 'not-counted') return messages.notInMeals;
  return glasses === 0 ? messages.noneInMeals : format(messages.ofThemInMeals, { glasses });
}

/** Drinks in meals, in milliliters; of the previous day while loading. */
function useDrunkInMeals(day: string): { day: string; drunk: number } | undefined {
  const read = useCallback(
    (meals: readonly Meal[]) => ({
      day,
      drunk: drunkIn(meals.flatMap((meal) => shownItems(meal) ?? [])),
    }),
    [day],
  );
  return useMealsOfDays(day, day, read);
}

interface AddProps {
  words: string;
  amount: number;
  onAdd: (amount: number) => void;
}

function Add({ words, amount, onAdd }: AddProps) {
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<Icon name="plus" size={18} />}
      sx={{ px: 1.5 }}
      onClick={() => {
        onAdd(amount);
      }}
    >
      {words}
    </Button>
  );
}

function useWaterActions(day: string) {
  const toast = useToast();
  const failed = () => {
    toast(NOT_SAVED);
  };
  const undo = (run: () => Promise<void>) => ({
    label: messages.undo,
    run: () => {
      run().catch(failed);
    },
  });
  return {
    add: (amount: number) => {
      const now = localNow();
      // If another day is shown, the time of the drink is not known: uses noon.
      const drunkAt = now.startsWith(day) ? now : `${day}T12:00`;
      addWater({ amount, drunkAt }).then((id) => {
        toast({ title: messages.waterAdded, action: undo(async () => deleteWater(id)) });
      }, failed);
    },
    remove: ({ id }: WaterEntry) => {
      deleteWater(id).then(() => {
        toast({ title: messages.waterRemoved, action: undo(async () => restoreWater(id)) });
      }, failed);
    },
  };
}

// A placeholder that keeps the height of the line.
const NOT_READ = '\u00a0';

const LINES = { display: 'grid', gap: 1.5 } as const;

const CARD = { ...LINES, mt: 1.5, p: { xs: 2, sm: 2.5 } } as const;

const BAR = { height: 10, borderRadius: '5px', overflow: 'hidden', bgcolor: 'divider' } as const;

const FILL = { height: '100%', bgcolor: 'primary.main' } as const;

// The remove button has its own column, so that it never wraps to a line alone.
const ACTIONS = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: 1,
} as const;

const ADDITIONS = { display: 'flex', flexWrap: 'wrap', gap: 1 } as const;
