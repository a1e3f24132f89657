import { Box, ButtonBase, IconButton, Typography } from '@mui/material';
import { useRef } from 'react';

import type { MealType } from '#shared/records/meal';
import { copyOfMeal } from '#shared/rules/copy-meal';
import type { Slot } from '#shared/rules/meal-slots';

import type { EarlierMeals } from '../../../store/diary';
import type { MealEntry } from '../../../store/meal-entries';
import { HOVER, LINE_OF_NAME, NAME_OF_LINE, TWO_LINES } from '../../../ui/styles';
import { Icon, type IconName } from '../../../ui/icons';
import { Card } from '../../../ui/layout/card';
import { format } from '../../../ui/words/format';
import { energyFigure, energyUnit, energyWords, shownEnergy } from '../../../ui/words/quantity';
import { slotTitle, slotWords } from '../../../ui/words/slot-title';
import { MealCard } from '../meal-card/meal-card';
import { useLogWithUndo } from '../use-log-with-undo';
import { totalOf } from './day-total';
import { dayInSentence } from './day-words';
import { messages } from './messages';
import type { DiaryActions } from './use-diary-actions';

interface MealSectionProps {
  slot: Slot;
  day: string;
  entries: readonly MealEntry[];
  /** The last meals of this slot before the day; undefined if there were none within a week. */
  earlier: EarlierMeals | undefined;
  /** Id of the meal that was logged last, which is shown open. */
  latestId: string | undefined;
  actions: DiaryActions;
}

export function MealSection({ slot, day, entries, earlier, latestId, actions }: MealSectionProps) {
  const title = slotTitle(slot);
  const what = slotWords(slot);
  const calories = shownEnergy(totalOf(entries.map(({ meal }) => meal)).calories);
  return (
    <Card component="section" aria-label={title} sx={{ p: { xs: 0, sm: 0 }, overflow: 'clip' }}>
      <Box sx={HEADER}>
        <Icon name={ICONS[slot.mealType]} size={22} style={{ flex: 'none' }} />
        <Typography component="h2" variant="h3" dir="auto" sx={TITLE}>
          {title}
        </Typography>
        {calories !== null && (
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            <Box component="span" sx={{ fontWeight: 720 }}>{`${energyFigure(calories)} `}</Box>
            <Box component="span" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
              {energyUnit()}
            </Box>
          </Box>
        )}
        <Box sx={{ display: 'flex', mr: -1 }}>
          {entries.length > 0 && (
            <IconButton
              aria-label={format(messages.copyNamed, { what })}
              onClick={() => {
                actions.copy(entries, what);
              }}
            >
              <Icon name="copy" size={20} />
            </IconButton>
          )}
          <IconButton
            aria-label={format(messages.addTo, { title: what })}
            sx={{ color: 'primary.main' }}
            onClick={() => {
              actions.add(slot);
            }}
          >
            <Icon name="plus" size={22} />
          </IconButton>
        </Box>
      </Box>
      {entries.length === 0 && earlier && <RepeatOffer day={day} earlier={earlier} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {entries.map((entry) => (
          <Box
            component="li"
            key={entry.id}
            sx={{ borderTop: '1px solid', borderColor: 'divider' }}
          >
            <MealCard entry={entry} isLatest={entry.id === latestId} actions={actions} />
          </Box>
        ))}
      </Box>
    </Card>
  );
}

const ICONS: Record<MealType, IconName> = {
  breakfast: 'sunrise',
  lunch: 'sun',
  dinner: 'moon',
  snack: 'apple',
};

// In rem, so that the minimum width for a name grows with the text.
const TITLE = { flex: '1 1 5rem', minWidth: 0, py: 0.75, overflowWrap: 'anywhere' } as const;

const HEADER = {
  // The outline is inside, because the card clips content outside of it.
  '& button:focus-visible': { outlineOffset: '-3px' },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.25,
  pl: { xs: 2, sm: 2.5 },
  pr: { xs: 1.5, sm: 2 },
  py: { xs: 0, md: 0.75 },
  minHeight: { xs: 48, md: 56 },
} as const;

interface RepeatOfferProps {
  day: string;
  earlier: EarlierMeals;
}

function RepeatOffer({ day, earlier }: RepeatOfferProps) {
  const { log } = useLogWithUndo();
  // The offer is shown until the diary has read the logged meal: a second tap must not log it again.
  const isTaken = useRef(false);
  const copies = earlier.meals.flatMap(
    (meal) => copyOfMeal(meal, { mealTime: `${day}${meal.mealTime.slice(10)}` }) ?? [],
  );
  if (copies.length === 0) return null;
  const names = copies.map(({ name }) => name).join(' + ');
  const calories = shownEnergy(totalOf(copies).calories);
  const take = async () => {
    if (isTaken.current) return;
    isTaken.current = true;
    isTaken.current = await log(copies);
  };
  return (
    <ButtonBase onClick={() => void take()} sx={OFFER}>
      <Icon name="arrows" size={18} style={{ flex: 'none' }} />
      <Box component="span" sx={NAME_OF_LINE}>
        <Box
          component="span"
          sx={{ display: 'block', fontSize: '0.875rem', color: 'text.secondary' }}
        >
          {format(messages.sameAs, { day: dayInSentence(earlier.day) })}
        </Box>
        <Box component="span" dir="auto" sx={{ ...TWO_LINES, fontWeight: 650, lineHeight: 1.3 }}>
          {names}
        </Box>
      </Box>
      <Box
        component="span"
        sx={{ whiteSpace: 'nowrap', fontSize: '0.9375rem', color: 'text.secondary' }}
      >
        {calories !== null && energyWords(calories)}
      </Box>
    </ButtonBase>
  );
}

const OFFER = {
  ...LINE_OF_NAME,
  display: 'flex',
  width: 'calc(100% - 16px)',
  mx: 1,
  mb: 1,
  px: { xs: 1, sm: 1.5 },
  py: 1,
  gap: 1.5,
  minHeight: 56,
  fontSize: '1rem',
  textAlign: 'start',
  borderRadius: '12px',
  border: '1px dashed',
  borderColor: 'edge.main',
  color: 'text.primary',
  ...HOVER,
} as const;
