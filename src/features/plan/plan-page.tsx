import { Box, Button, type Theme, Typography, useMediaQuery } from '@mui/material';
import { type ComponentProps, useState } from 'react';
import { Link } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';
import { daysAfter } from '#shared/rules/calendar';
import { type Slot, slotOf } from '#shared/rules/meal-slots';

import { useMealSlots } from '../../store/days/meal-slots';
import { useDayTargets } from '../../store/days/own-targets';
import {
  type PlannedEntry,
  type PlannedWeek,
  usePlannedWeek,
} from '../../store/kitchen/planned-meals';
import { Spinner } from '../../ui/feedback/spinner';
import { Icon } from '../../ui/icons';
import { KitchenLinks } from '../../ui/layout/kitchen-links';
import { BackLink } from '../../ui/layout/links';
import { Page } from '../../ui/layout/page';
import { useTitle } from '../../ui/layout/page-title';
import { AddMealSheet } from './add-meal-sheet';
import { CopyWeekSheet } from './copy-week-sheet';
import { DraggedMeal } from './dragged-meal';
import { messages } from './messages';
import { averageOfPlan } from './plan-figures';
import { PlannedDay } from './planned-day';
import { PlannedSheet } from './planned-sheet';
import { useMoveByDrag } from './use-move-by-drag';
import { useMoveByKeys } from './use-move-by-keys';
import { useShownWeek } from './use-shown-week';
import { WeekAverage } from './week-average';
import { WeekBar } from './week-bar';

type Opened =
  | { as: 'add'; day: string; slot: Slot | null }
  | { as: 'entry'; id: string }
  | { as: 'copy' }
  | null;

const DAYS = [0, 1, 2, 3, 4, 5, 6];

interface PlanPageProps {
  /** Renders suggestions for a meal of a day; one tap plans a suggestion. */
  suggestions: ComponentProps<typeof AddMealSheet>['suggestions'];
}

export function PlanPage({ suggestions }: PlanPageProps) {
  useTitle(messages.mealPlan);
  const shown = useShownWeek();
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const week = usePlannedWeek(shown.from);
  const slots = useMealSlots();
  const targets = useDayTargets();
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => {
    setOpened(null);
  };
  if (!week || !slots || targets === undefined) return <Spinner label={messages.loading} />;
  const isRead = week.from === shown.from;
  const entries = isRead ? week.entries : [];
  const days = DAYS.map((place) => {
    const day = daysAfter(shown.from, place);
    return { day, entries: entries.filter((entry) => entry.day === day) };
  });
  return (
    <Page
      maxWidth={1280}
      title={messages.mealPlan}
      compact
      above={<BackLink to={`${PAGES.foodTracker}#diary`}>{messages.backToDiary}</BackLink>}
    >
      <KitchenLinks current={PAGES.mealPlan} />
      <WeekBar shown={shown} />
      {entries.length > 0 ? (
        <WeekAverage
          {...averageOfPlan(days, targets ? (day) => targets.of(day).calories : undefined)}
        />
      ) : (
        isRead && <NothingPlanned />
      )}
      <Week {...{ week, slots, wide, targets, shown }} days={days} onOpened={setOpened} />
      {entries.length > 0 && (
        <BelowWeek
          wide={wide}
          from={shown.from}
          onCopy={() => {
            setOpened({ as: 'copy' });
          }}
        />
      )}
      <Button
        component={Link}
        to={PAGES.shared}
        color="inherit"
        startIcon={<Icon name="label" size={18} />}
        sx={{ mt: 1, mx: -1 }}
      >
        {messages.openSharedWeek}
      </Button>
      <OpenedSheet {...{ opened, entries, slots, shown, suggestions }} onClose={close} />
    </Page>
  );
}

interface WeekProps {
  week: PlannedWeek;
  days: readonly DayOfPlan[];
  slots: readonly Slot[];
  wide: boolean;
  targets: NonNullable<ReturnType<typeof useDayTargets>> | null;
  shown: ReturnType<typeof useShownWeek>;
  onOpened: (opened: Opened) => void;
}

function Week({ week, days, slots, wide, targets, shown, onOpened }: WeekProps) {
  const onKeys = useMoveByKeys(week);
  const { dragged, shade, week: draggable } = useMoveByDrag(week, slots);
  return (
    <>
      <Box {...draggable} sx={wide ? weekOf(slots.length) : LIST}>
        {shownDays(days, shown, wide).map((day) => (
          <PlannedDay
            key={day.day}
            {...day}
            {...{ slots, wide, dragged, onKeys }}
            target={targets?.of(day.day).calories}
            today={shown.today}
            onAdd={(slot) => {
              onOpened({ as: 'add', day: day.day, slot });
            }}
            onOpen={({ id }) => {
              onOpened({ as: 'entry', id });
            }}
          />
        ))}
      </Box>
      {dragged && <DraggedMeal {...dragged} shade={shade} />}
    </>
  );
}

interface DayOfPlan {
  day: string;
  entries: readonly PlannedEntry[];
}

/** The days to show; on phones, without past days that had no plan. */
function shownDays(
  days: readonly DayOfPlan[],
  { from, current, today }: ReturnType<typeof useShownWeek>,
  wide: boolean,
) {
  if (wide || from !== current) return days;
  return days.filter(({ day, entries }) => day >= today || entries.length > 0);
}

interface BelowWeekProps {
  wide: boolean;
  from: string;
  onCopy: () => void;
}

function BelowWeek({ wide, from, onCopy }: BelowWeekProps) {
  return (
    <>
      <Typography sx={{ mt: 1.5, color: 'text.secondary', fontSize: '0.9375rem' }}>
        {wide ? messages.moveByDragAndKeys : messages.moveByHolding}
      </Typography>
      <Button
        color="inherit"
        aria-haspopup="dialog"
        startIcon={<Icon name="copy" size={18} />}
        sx={{ mt: 1, mx: -1 }}
        onClick={onCopy}
      >
        {messages.copyWeek}
      </Button>
      <Button
        component={Link}
        to={`${PAGES.share}?week=${from}`}
        color="inherit"
        startIcon={<Icon name="share" size={18} />}
        sx={{ mt: 1, ml: 1 }}
      >
        {messages.shareWeek}
      </Button>
    </>
  );
}

interface OpenedSheetProps extends PlanPageProps {
  opened: Opened;
  entries: readonly PlannedEntry[];
  slots: readonly Slot[];
  shown: ReturnType<typeof useShownWeek>;
  onClose: () => void;
}

function OpenedSheet({ opened, entries, slots, shown, suggestions, onClose }: OpenedSheetProps) {
  if (opened?.as === 'copy')
    return <CopyWeekSheet {...{ shown, onClose }} count={entries.length} />;
  if (opened?.as === 'add') {
    const ofDay = entries.filter(({ day }) => day === opened.day);
    const taken = ofDay.map((entry) => slotOf(entry, slots).key);
    return <AddMealSheet {...opened} {...{ slots, taken, suggestions, onClose }} />;
  }
  const entry = entries.find(({ id }) => opened?.as === 'entry' && id === opened.id);
  if (!entry) return null;
  return <PlannedSheet key={entry.id} {...{ entry, slots, onClose }} today={shown.today} />;
}

function NothingPlanned() {
  return (
    <Box sx={{ mt: 2 }}>
      <Typography sx={{ fontWeight: 650 }}>{messages.nothingPlannedYet}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{messages.addTheFirst}</Typography>
    </Box>
  );
}

const LIST = {
  display: 'grid',
  gap: 1.5,
  mt: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

// A header and one row for each meal, with the same heights in all columns.
const weekOf = (meals: number) =>
  ({
    display: 'grid',
    columnGap: 1,
    mt: 2.5,
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    gridTemplateRows: `repeat(${meals + 1}, auto)`,
  }) as const;
