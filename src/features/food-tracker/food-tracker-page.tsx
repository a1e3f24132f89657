import { Box, Button } from '@mui/material';
import { useState } from 'react';

import { PAGES } from '#shared/contract/pages';
import type { Meal } from '#shared/records/meal';
import { mealTypeAt, USUAL_TIMES } from '#shared/rules/meal-type';
import { dailyTargets } from '#shared/rules/targets/daily-targets';

import { useProfile } from '../../store/profile';
import { Icon } from '../../ui/icons';
import { BackLink } from '../../ui/layout/back-link';
import { Page } from '../../ui/layout/page';
import { BELOW_BARS } from '../../ui/layout/room-above';
import { useTitle } from '../../ui/layout/use-title';
import { localNow } from '../../ui/words/local-now';
import { AgainStrip } from './again/again-strip';
import { CopySheet } from './copy/copy-sheet';
import { OwnFoods } from './custom-foods/own-foods';
import { barWords } from './day/bar-words';
import { DayBar } from './day/day-bar';
import { Diary } from './day/diary';
import type { DiaryActs } from './day/diary-acts';
import { useDayKeys } from './day/use-day-keys';
import { DIARY, useDiaryInSight } from './day/use-diary-in-sight';
import { useKnownDay } from './day/use-known-day';
import { type ShownDay, useShownDay } from './day/use-shown-day';
import { EditMeal } from './edit/edit-meal';
import { MealForm } from './form/meal-form';
import { type MealFormState, useMealForm } from './form/use-meal-form';
import { useDeleting } from './list/use-deleting';
import { useEditing } from './list/use-editing';
import { RememberedFoods } from './memory/remembered-foods';
import { QuickAdd } from './quick-add/quick-add';
import { QUIET_BUTTONS } from './quiet-buttons';

export function FoodTrackerPage() {
  useTitle('Food Tracker');
  const shown = useShownDay();
  useDayKeys(shown);
  const { day, today } = shown;
  const { read, filling } = useKnownDay(day);
  const diary = useDiaryInSight(read !== undefined);
  const profile = useProfile();
  const target = profile ? dailyTargets(profile) : undefined;
  const form = useMealForm(day, shown.go);
  const { acts, editing, copying, closeEditing, closeCopying } = useDiaryActs(shown, form);
  const { mealTime } = form.entered;
  const meals = read?.day === day ? read.entries.map(({ meal }) => meal) : [];
  return (
    <Page
      title="Food Tracker"
      subtitle="Track your meals with AI-powered analysis"
      above={<BackLink to={PAGES.dashboard}>Back to Dashboard</BackLink>}
    >
      <Box sx={COLUMNS}>
        <Box sx={BAR}>
          <DayBar
            shown={shown}
            figures={read?.day === day && !filling ? barWords(meals, target) : null}
          />
        </Box>
        <Box sx={FORM}>
          <MealForm form={form} again={<AgainStrip mealTime={mealTime} logged={meals} />} />
          <OtherWays mealTime={mealTime} />
        </Box>
        <Box ref={diary} id={DIARY} tabIndex={-1} sx={DAY}>
          <Diary {...{ day, read, target, acts, filling }} />
        </Box>
      </Box>
      {editing && <EditMeal key={editing.id} entry={editing} onClose={closeEditing} />}
      {copying && <CopySheet {...copying} today={today} onClose={closeCopying} />}
    </Page>
  );
}

const COLUMNS = {
  display: 'grid',
  columnGap: 4,
  rowGap: 0,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' },
  gridTemplateRows: { xs: '64px auto auto', md: '64px 1fr' },
  alignItems: 'start',
  // A focused element must not be hidden behind the day bar.
  '& :is(a, button, input, textarea, select)': { scrollMarginTop: '84px' },
} as const;

// Spans all rows of its column, so that it sticks as far as they go.
const BAR = {
  position: 'sticky',
  top: BELOW_BARS,
  zIndex: 20,
  gridArea: { xs: '1 / 1 / 4 / 2', md: '1 / 2 / 3 / 3' },
  mx: { xs: -2, sm: -3, md: 0 },
  px: { xs: 2, sm: 3, md: 0 },
  py: 1,
  bgcolor: 'background.default',
} as const;

const FORM = {
  gridArea: { xs: '2 / 1', md: '1 / 1 / 3 / 2' },
  display: 'grid',
  gap: 1.5,
  minWidth: 0,
  pt: { xs: 0.5, md: 1 },
} as const;

const DAY = {
  gridArea: { xs: '3 / 1', md: '2 / 2' },
  minWidth: 0,
  pt: { xs: 2.5, md: 0.5 },
  // Scrolls to just below the day bar.
  scrollMarginTop: '64px',
  '&:focus': { outline: 'none' },
} as const;

function OtherWays({ mealTime }: { mealTime: string }) {
  const [open, setOpen] = useState<'quick' | 'foods' | null>(null);
  const close = () => {
    setOpen(null);
  };
  return (
    <Box sx={QUIET_BUTTONS}>
      <Button
        color="inherit"
        aria-haspopup="dialog"
        startIcon={<Icon name="bolt" size={20} />}
        onClick={() => {
          setOpen('quick');
        }}
      >
        Quick add
      </Button>
      <Button
        color="inherit"
        aria-haspopup="dialog"
        startIcon={<Icon name="leaf" size={20} />}
        onClick={() => {
          setOpen('foods');
        }}
      >
        Your foods
      </Button>
      <RememberedFoods />
      {open === 'quick' && <QuickAdd mealTime={mealTime} onClose={close} />}
      {open === 'foods' && <OwnFoods mealTime={mealTime} onClose={close} />}
    </Box>
  );
}

interface Copying {
  meals: readonly Meal[];
  what: string;
  /** Of these meals. */
  day: string;
}

function useDiaryActs({ day, today }: ShownDay, form: MealFormState) {
  const { editing, edit, close } = useEditing();
  const remove = useDeleting();
  const [copying, setCopying] = useState<Copying | null>(null);
  const acts: DiaryActs = {
    add: (type) => {
      const now = localNow();
      const isNow = day === today && mealTypeAt(now) === type;
      form.beginAt(isNow ? now : `${day}T${USUAL_TIMES[type]}`);
    },
    edit,
    remove,
    copy: (entries, what) => {
      setCopying({ meals: entries.map(({ meal }) => meal), what, day });
    },
  };
  return {
    ...{ acts, editing, copying },
    closeEditing: close,
    closeCopying: () => {
      setCopying(null);
    },
  };
}
