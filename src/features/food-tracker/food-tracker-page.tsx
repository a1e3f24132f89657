import { Box, Button, type Theme, useMediaQuery } from '@mui/material';
import { type ReactNode, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';
import type { DayMark } from '#shared/records/day-mark';

import { lateCard } from '../../http/late-part';
import { useDayMarks } from '../../store/days/day-marks';
import { type LaterMeals, useMealsAfter } from '../../store/days/later-meals';
import { useDayTargets } from '../../store/days/own-targets';
import { type DiaryDay, useDiaryDay } from '../../store/diary';
import { type InitialSync, useInitialSync } from '../../store/initial-sync';
import { type PlannedEntry, useStillPlanned } from '../../store/kitchen/planned-meals';
import { TOAST_ROOM } from '../../ui/feedback/use-room-for-toast';
import { Icon } from '../../ui/icons';
import { BackLink } from '../../ui/layout/links';
import { Page } from '../../ui/layout/page';
import { useTitle } from '../../ui/layout/page-title';
import { useHeightInParent } from '../../ui/layout/use-height-in-parent';
import { CopySheet } from './diary/copy-sheet';
import { barWords, DayBar } from './diary/day-bar';
import { Diary } from './diary/diary';
import { LaterMealsLink } from './diary/later-meals-link';
import { useDiaryActions } from './diary/use-diary-actions';
import {
  DIARY,
  useDayKeys,
  useReturnToToday,
  useScrollToDiary,
  useShownDay,
} from './diary/use-shown-day';
import { FirstStepHint, type FirstSteps, FirstStepsProvider, useFirstSteps } from './first-steps';
import { RememberedFoods } from './foods/remembered-foods';
import { YourFoods } from './foods/your-foods';
import { EditMeal } from './meal-editor/edit-meal';
import { MealForm } from './meal-editor/meal-form';
import { hasWords } from './meal-editor/use-entered';
import { type MealFormState, useMealForm } from './meal-editor/use-meal-form';
import { messages } from './messages';
import { BAR, BAR_HEIGHT, COLUMNS, DAY, FORM } from './page-grid';
import { usePhotoAbilities } from './plates/photo-abilities';
import { QUIET_BUTTONS } from './styles';
import { AnswerContext, useAnswer } from './use-log-with-undo';
import { useFocusOnAsked } from './use-opened-meal';

// Loaded late, because they are below the day's meals.
const NotesCard = lateCard(() => import('./notes/notes-card').then((m) => m.NotesCard));
const WaterCard = lateCard(() => import('./water/water-card').then((m) => m.WaterCard));

interface FoodTrackerPageProps {
  /** Renders the planned meals of the shown day that are not eaten yet. */
  planned: (plan: Plan) => ReactNode;
}

interface Plan {
  entries: readonly PlannedEntry[];
  day: string;
  today: string;
}

export function FoodTrackerPage({ planned }: FoodTrackerPageProps) {
  useTitle(messages.foodTracker);
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const shown = useShownDay();
  useDayKeys(shown);
  const { day, today } = shown;
  const { read, mark, plan, later, initialSync, steps, abilities } = useKnownDay(day, today);
  const bar = useHeightInParent(BAR_HEIGHT);
  const diary = useScrollToDiary(read !== undefined);
  useFocusOnAsked(day, read);
  const targets = useDayTargets();
  const target = useMemo(() => targets?.of(day), [targets, day]);
  const answer = useAnswer({ ...shown, read, target });
  const form = useMealForm({ day, today, wide, onLogged: answer });
  useReturnToToday(shown, hasWords(form.entered) || form.photo !== null);
  const { actions, editing, copying, closeEditing, closeCopying } = useDiaryActions(shown, form);
  const meals = read?.day === day ? read.entries.map(({ meal }) => meal) : [];
  return (
    <Page
      compact
      title={messages.foodTracker}
      subtitle={messages.foodTrackerLead}
      above={<BackLink to={PAGES.dashboard}>{messages.backToDashboard}</BackLink>}
    >
      <AnswerContext value={answer}>
        <FirstStepsProvider steps={steps} isKnown={read !== undefined && !initialSync}>
          <Box sx={COLUMNS}>
            <Box ref={bar} sx={BAR}>
              <DayBar
                shown={shown}
                figures={read?.day === day && !initialSync ? barWords(meals, target) : null}
              />
            </Box>
            <Box sx={FORM}>
              <Composer form={form} abilities={abilities} />
            </Box>
            <Box ref={diary} id={DIARY} tabIndex={-1} sx={DAY} {...TOAST_ROOM}>
              <LaterMealsLink {...{ later, today, initialSync }} />
              <DaysPlan {...{ planned, plan, read, initialSync, day, today }} />
              <Diary
                {...{ day, today, mark, read, target, actions, initialSync, wide }}
                onDescribe={form.write}
              />
              <DaysWater {...{ day, read, initialSync }} />
              <OwnFoods form={form} isDayRead={read !== undefined} />
            </Box>
          </Box>
          {editing && <EditMeal key={editing.id} entry={editing} onClose={closeEditing} />}
          {copying && <CopySheet {...copying} today={today} onClose={closeCopying} />}
        </FirstStepsProvider>
      </AnswerContext>
    </Page>
  );
}

type DaysPlanProps = FoodTrackerPageProps &
  Pick<KnownDay, 'plan' | 'read' | 'initialSync'> &
  Pick<Plan, 'day' | 'today'>;

function DaysPlan({ planned, plan, read, initialSync, day, today }: DaysPlanProps) {
  if (plan.length === 0 || read?.day !== day || initialSync) return null;
  return <Box sx={{ mb: 1.5 }}>{planned({ entries: plan, day, today })}</Box>;
}

function DaysWater({
  day,
  read,
  initialSync,
}: Pick<KnownDay, 'read' | 'initialSync'> & { day: string }) {
  // Not before the day is read, because the day above gets taller then.
  if (!read || initialSync) return null;
  return (
    <>
      <WaterCard day={day} />
      <NotesCard day={day} />
    </>
  );
}

function Composer({ form, abilities }: { form: MealFormState; abilities: string | null }) {
  const isBlank = form.entered.description.trim() === '';
  return (
    <>
      <MealForm form={form} abilities={abilities} />
      {isBlank && (form.wide || !form.isOpen) && (
        <Box sx={{ mt: 1, '&:empty': { display: 'none' } }}>
          <FirstStepHint step="describe" />
        </Box>
      )}
    </>
  );
}

interface KnownDay {
  read: DiaryDay | undefined;
  mark: DayMark | undefined;
  /** Planned meals that are not eaten yet. */
  plan: readonly PlannedEntry[];
  /** Meals after the day and after today. */
  later: LaterMeals | null;
  initialSync: InitialSync | null;
  steps: FirstSteps | undefined;
  abilities: string | null;
}

const UNKNOWN = { read: undefined, mark: undefined, plan: [], later: null, abilities: null };

/**
 * Waits until it is known whether an empty day is really empty, because on a new device its meals may not be loaded yet.
 * Also waits for the hint and the text about photos, which are above the day and would move it.
 */
function useKnownDay(day: string, today: string): KnownDay {
  const initialSync = useInitialSync();
  const steps = useFirstSteps();
  const abilities = usePhotoAbilities();
  const records = useDaysRecords(day, today);
  if (initialSync === undefined || steps === undefined || !records || abilities === undefined)
    return { ...UNKNOWN, initialSync: initialSync ?? null, steps };
  return { ...records, initialSync, steps, abilities };
}

function useDaysRecords(day: string, today: string) {
  const read = useDiaryDay(day);
  const marks = useDayMarks();
  const planned = useStillPlanned(day);
  const later = useMealsAfter(day > today ? day : today);
  if (!read || !marks || !planned || later === undefined) return undefined;
  const plan = planned.filter((entry) => entry.day === day);
  return { read, mark: marks.get(day), plan, later };
}

function OwnFoods({ form, isDayRead }: { form: MealFormState; isDayRead: boolean }) {
  const [open, setOpen] = useState(false);
  // Not before the day is read, because the day above gets taller then.
  if (!isDayRead) return null;
  return (
    <Box sx={{ ...QUIET_BUTTONS, mt: 1 }}>
      <Button
        color="inherit"
        aria-haspopup="dialog"
        startIcon={<Icon name="leaf" size={20} />}
        onClick={() => {
          setOpen(true);
        }}
      >
        {messages.yourFoods}
      </Button>
      <RememberedFoods />
      <Button
        component={Link}
        to={PAGES.mealPlan}
        color="inherit"
        startIcon={<Icon name="calendar" size={20} />}
      >
        {messages.mealPlan}
      </Button>
      {open && (
        <YourFoods
          entry={form.entry}
          onLogged={form.startAgain}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </Box>
  );
}
