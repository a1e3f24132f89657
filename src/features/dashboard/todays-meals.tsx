import { Box, ButtonBase, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';

import { DESCRIBE_MEAL, PAGES } from '#shared/contract/pages';
import { totalNutrients } from '#shared/nutrition/items/totals';
import type { Meal } from '#shared/records/meal';
import { type Slot, slotOf } from '#shared/rules/meal-slots';
import { type Reading, shownItems } from '#shared/rules/meal-state';

import type { MealEntry } from '../../store/meal-entries';
import { Icon } from '../../ui/icons';
import { Card } from '../../ui/layout/card';
import { LoneLink } from '../../ui/layout/links';
import { NAME_OF_LINE, PRESSED_LINE, TWO_LINES } from '../../ui/styles';
import { format } from '../../ui/words/format';
import { energyWords, shownEnergy, unknownEnergy } from '../../ui/words/quantity';
import { timeOfDayWords } from '../../ui/words/time';
import { type AgainOffer, againOffer } from './again-offer';
import { messages } from './messages';
import { diaryOf } from './needs-you';
import { useLogAgain } from './use-log-again';

// More would push all other content off a phone's screen; the diary shows all meals.
const SHOWN = 6;

interface TodaysMealsProps {
  entries: readonly MealEntry[];
  /** Meals of all days, newest first. */
  latest: readonly Meal[];
  /** 'YYYY-MM-DDTHH:mm', to the hour. */
  now: string;
  slots: readonly Slot[];
}

export function TodaysMeals({ entries, latest, now, slots }: TodaysMealsProps) {
  const offer = againOffer(latest, now, slots);
  const focusOn = useFocusOn(entries, offer !== null);
  const logAgain = useLogAgain(focusOn);
  const shown = inOrder(entries.slice(-SHOWN), slots);
  return (
    <Card component="section" aria-labelledby="meals" sx={{ display: 'grid', gap: 1 }}>
      <Typography id="meals" component="h2" variant="h3">
        {messages.todaysMeals}
      </Typography>
      {offer && (
        <Again
          offer={offer}
          onTake={() => {
            logAgain(offer, totalOf(entries.map(({ meal }) => meal)) ?? 0);
          }}
        />
      )}
      {entries.length === 0 && (
        <>
          <Typography sx={{ color: 'text.secondary' }}>
            {latest.length === 0 ? messages.beforeTheFirstMeal : messages.noMealsYetToday}
          </Typography>
          <LoneLink to={DESCRIBE_MEAL}>{messages.writeWhatYouAte}</LoneLink>
        </>
      )}
      {shown.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {shown.map((entry) => (
            <Box component="li" key={entry.id} sx={LINE}>
              <MealRow entry={entry} slot={slotOf(entry.meal, slots)} />
            </Box>
          ))}
        </Box>
      )}
      {entries.length > shown.length && (
        <LoneLink to={`${PAGES.foodTracker}#diary`}>
          {format(messages.allMealsOfToday, { count: entries.length })}
        </LoneLink>
      )}
    </Card>
  );
}

/** In the order of slots if the user has own slots, otherwise by time. */
function inOrder(entries: readonly MealEntry[], slots: readonly Slot[]): readonly MealEntry[] {
  if (slots.every(({ id }) => id === null)) return entries;
  return slots.flatMap(({ key }) => entries.filter(({ meal }) => slotOf(meal, slots).key === key));
}

const AGAIN = 'again';
const rowId = (id: string) => `meal-${id}`;

/** The pressed button is removed, so the new meal gets the focus once it is shown. */
function useFocusOn(entries: readonly MealEntry[], hasOffer: boolean) {
  const [wanted, setWanted] = useState<string | null>(null);
  useEffect(() => {
    const element = wanted === null ? null : document.getElementById(wanted);
    if (!element) return;
    element.focus();
    setWanted(null);
  }, [wanted, entries, hasOffer]);
  return (mealId: string | null) => {
    setWanted(mealId === null ? AGAIN : rowId(mealId));
  };
}

function Again({ offer, onTake }: { offer: AgainOffer; onTake: () => void }) {
  const { meals, slot, isYesterday } = offer;
  const calories = totalOf(meals);
  return (
    <ButtonBase id={AGAIN} onClick={onTake} sx={OFFER}>
      <Box component="span" sx={NAME_OF_LINE}>
        <Box component="span" sx={QUIET}>
          {isYesterday ? messages.sameAsYesterday : usualWords(slot)}
        </Box>{' '}
        <Box component="span" dir="auto" sx={NAME}>
          {meals.map(({ name }) => name).join(' + ')}
        </Box>{' '}
        <Box component="span" sx={QUIET}>
          {calories === null ? unknownEnergy() : energyWords(calories)}
        </Box>
      </Box>
      <Box component="span" sx={PILL}>
        <Icon name="plus" size={20} />
        {messages.again}
      </Box>
    </ButtonBase>
  );
}

function usualWords({ name, mealType }: Slot): string {
  return name === null ? USUAL[mealType] : format(messages.yourUsual, { name });
}

const USUAL = {
  breakfast: messages.yourUsualBreakfast,
  lunch: messages.yourUsualLunch,
  dinner: messages.yourUsualDinner,
  snack: messages.yourUsualSnack,
} as const;

/** A meal with a question links to the diary, where it can be answered; other meals open in the editor. */
function MealRow({ entry, slot }: { entry: MealEntry; slot: Slot }) {
  const { id, meal, state } = entry;
  const calories = totalOf([meal]);
  const words =
    state.keeping === 'refused' ? messages.notAcceptedByTheServer : WORDS[state.reading];
  const to = words === undefined ? `${PAGES.foodTracker}?edit=${id}` : diaryOf(entry);
  return (
    <ButtonBase component={Link} id={rowId(id)} to={to} sx={ROW}>
      <Box component="span" sx={NAME_OF_LINE}>
        <Box component="span" dir="auto" sx={NAME}>
          {meal.name}
        </Box>{' '}
        <Box component="span" sx={QUIET}>
          {[slot.name, timeOfDayWords(meal.mealTime), words].filter(Boolean).join(' · ')}
        </Box>
      </Box>
      {calories !== null && (
        <Box component="span" sx={{ flex: 'none', fontWeight: 680 }}>
          {energyWords(calories)}
        </Box>
      )}
    </ButtonBase>
  );
}

const WORDS: Partial<Record<Reading, string>> = {
  'needs-answer': messages.needsAnAnswer,
  'no-food-found': messages.noFoodFound,
  'words-not-read': messages.notReadYet,
  'waiting-for-signal': messages.photoNotReadYet,
  'waiting-for-upload': messages.photoNotReadYet,
  'waiting-for-provider': messages.photoNotReadYet,
  'waiting-for-consent': messages.photoNotReadYet,
  'not-sent': messages.photoNotReadYet,
  'not-read': messages.photoNotReadYet,
  analysing: messages.photoIsBeingRead,
  'over-limit': messages.photoNotReadYet,
  failed: messages.photoCouldNotBeRead,
};

function totalOf(meals: readonly Meal[]): number | null {
  return shownEnergy(totalNutrients(meals.flatMap((meal) => shownItems(meal) ?? [])).calories);
}

const LINE = { '& + &': { borderTop: '1px solid', borderColor: 'divider' } } as const;

const ROW = { ...PRESSED_LINE, gap: 1.5, minHeight: 52, color: 'text.primary' } as const;

const OFFER = {
  ...ROW,
  width: '100%',
  mx: 0,
  px: 1.5,
  py: 1,
  minHeight: 64,
  borderRadius: '14px',
  border: '1px dashed',
  borderColor: 'edge.main',
} as const;

const PILL = {
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  minHeight: 40,
  pl: 1.25,
  pr: 1.75,
  borderRadius: '12px',
  fontWeight: 650,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
} as const;

const NAME = { ...TWO_LINES, fontWeight: 650, lineHeight: 1.3 } as const;

const QUIET = { display: 'block', fontSize: '0.875rem', color: 'text.secondary' } as const;
