import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';

import { PAGES } from '#shared/contract/pages';
import type { SharedPlan, SharedPlanned } from '#shared/export/by-link/shared-content';
import { totalNutrients } from '#shared/nutrition/items/totals';
import { daysAfter, firstOfWeek, weekdayOf } from '#shared/rules/calendar';

import type { NewPlanned } from '../../store/kitchen/planned-meals';
import { useToast } from '../../ui/feedback/toast';
import { Choice } from '../../ui/form/choice';
import { Card } from '../../ui/layout/card';
import { LoneLink } from '../../ui/layout/links';
import { PageTitle } from '../../ui/layout/page-title';
import { dateFormatter } from '../../ui/words/date-formatter';
import { weekStart } from '../../ui/words/display';
import { format } from '../../ui/words/format';
import { mealTitle } from '../../ui/words/meal-title';
import { portionWords } from '../../ui/words/portions';
import { energyWords, unknownEnergy } from '../../ui/words/quantity';
import { useToday } from '../../ui/words/use-today';
import { messages } from './messages';
import { useSavedOnce } from './use-take-over';

interface SharedWeekProps {
  plan: SharedPlan;
  isMember: boolean;
}

export function SharedWeek({ plan, isMember }: SharedWeekProps) {
  const first = weekStart();
  const weekdays = [0, 1, 2, 3, 4, 5, 6].map((place) => ((first - 1 + place) % 7) + 1);
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box>
        <PageTitle>{messages.aWeek}</PageTitle>
        <Box sx={{ color: 'text.secondary' }}>
          {format(messages.plannedMeals, { count: plan.meals.length })}
        </Box>
      </Box>
      {isMember ? <IntoPlan plan={plan} /> : <SignInFirst />}
      <Box sx={DAYS}>
        {weekdays.map((weekday) => {
          const meals = plan.meals.filter((meal) => meal.weekday === weekday);
          return meals.length > 0 && <Day key={weekday} {...{ weekday, meals }} />;
        })}
      </Box>
    </Box>
  );
}

function SignInFirst() {
  return (
    <Card>
      <Typography sx={{ mb: 1 }}>{messages.signInForPlan}</Typography>
      <Box sx={{ display: 'flex', gap: 3 }}>
        <LoneLink to={PAGES.signup}>{messages.signUp}</LoneLink>
        <LoneLink to={PAGES.login}>{messages.signIn}</LoneLink>
      </Box>
    </Card>
  );
}

type Week = 'this' | 'next';

const WEEKS = [
  ['this', messages.thisWeek],
  ['next', messages.nextWeek],
] as const;

function IntoPlan({ plan }: { plan: SharedPlan }) {
  const [week, setWeek] = useState<Week>('next');
  const [planned, setPlanned] = useState<string | null>(null);
  const current = firstOfWeek(useToday(), weekStart());
  const toast = useToast();
  const saved = useSavedOnce();
  const add = async () => {
    const from = week === 'this' ? current : daysAfter(current, 7);
    const isSaved = await saved('plan', async () => {
      const { planMeals, deletePlanned } = await import('../../store/kitchen/planned-meals');
      const ids = await planMeals(plan.meals.map((meal) => newPlanned(meal, from)));
      const undo = async () => {
        await deletePlanned(ids);
        setPlanned(null);
        toast({ title: messages.takenBack });
      };
      toast({
        title: messages.planned,
        description: format(messages.plannedMeals, { count: ids.length }),
        action: { label: messages.undo, run: undo },
      });
    });
    if (isSaved) setPlanned(from);
  };
  return (
    <Card sx={{ display: 'grid', gap: 2, maxWidth: 560 }}>
      <Choice
        label={messages.intoWeek}
        options={WEEKS}
        value={week}
        onChange={({ target }) => {
          setWeek(target.value as Week);
        }}
      />
      <Button variant="contained" onClick={() => void add()}>
        {messages.addToMyPlan}
      </Button>
      {planned !== null && (
        <LoneLink to={`${PAGES.mealPlan}?week=${planned}`}>{messages.openMyPlan}</LoneLink>
      )}
    </Card>
  );
}

/** A meal without numbers is planned with its words, so that the plan shows it as not counted. */
function newPlanned(
  { weekday, mealType, name, portions, items }: SharedPlanned,
  from: string,
): NewPlanned {
  return {
    mealType,
    name,
    portions,
    items,
    // On the same weekday, whatever the first day of the user's week is.
    day: daysAfter(from, (weekday - weekdayOf(from) + 7) % 7),
    recipeId: null,
    words: items.length === 0 ? name : null,
    reading: null,
  };
}

function Day({ weekday, meals }: { weekday: number; meals: readonly SharedPlanned[] }) {
  return (
    <Card component="section" sx={{ alignSelf: 'start' }}>
      <Typography component="h2" variant="h3" sx={{ mb: 1 }}>
        {WEEKDAY.format(new Date(Date.UTC(2024, 0, weekday)))}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}>
        {meals.map((meal, place) => (
          <Box component="li" key={place}>
            <Box dir="auto" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
              {meal.name}
            </Box>
            <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>{wordsOf(meal)}</Box>
            {meal.notCounted > 0 && (
              <Box sx={{ color: 'secondary.main', fontSize: '0.9375rem', fontWeight: 600 }}>
                {format(messages.notCounted, { count: meal.notCounted })}
              </Box>
            )}
          </Box>
        ))}
      </Box>
    </Card>
  );
}

/** 'Lunch, 1.5 portions, 430 kcal' */
function wordsOf({ mealType, portions, items }: SharedPlanned): string {
  const { calories } = totalNutrients(items);
  const energy = calories === null ? unknownEnergy() : energyWords(calories * portions);
  return [mealTitle(mealType), portionWords(portions), energy].join(', ');
}

// January 1, 2024, was a Monday.
const WEEKDAY = dateFormatter({ weekday: 'long', timeZone: 'UTC' });

const DAYS = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
} as const;
