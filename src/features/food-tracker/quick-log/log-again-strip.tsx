import { Box, Button, ButtonBase } from '@mui/material';
import { useMemo, useState } from 'react';

import { totalNutrients } from '#shared/nutrition/items/totals';
import type { Meal } from '#shared/records/meal';
import { contentKey } from '#shared/rules/copy-meal';
import { shownItems } from '#shared/rules/meal-state';
import { mealTypeAt } from '#shared/rules/meal-type';

import { useLatestMeals } from '../../../store/diary';
import { useFavourites } from '../../../store/favourites';
import { HOVER } from '../../../ui/styles';
import { Icon } from '../../../ui/icons';
import { energyWords, unknownEnergy } from '../../../ui/words/quantity';
import { QUIET_BUTTONS } from '../styles';
import { useLogWithUndo } from '../use-log-with-undo';
import { type Candidate, candidatesFor } from './candidates';
import { LogAgainSheet } from './log-again-sheet';
import { messages } from './messages';

const NONE: Candidate[] = [];

interface LogAgainStripProps {
  /** When it is eaten, 'YYYY-MM-DDTHH:mm'. */
  mealTime: string;
  /** The meals of that day: already logged, so not suggested. */
  logged: readonly Meal[];
}

const SHOWN = 6;

/** If everything is logged already, it shows only the way to all earlier meals. */
export function LogAgainStrip({ mealTime, logged }: LogAgainStripProps) {
  const [open, setOpen] = useState(false);
  const { logOne } = useLogWithUndo();
  const candidates = useCandidates(mealTime);
  const there = new Set(logged.map((meal) => contentKey(shownItems(meal) ?? [])));
  const offered = candidates.filter(({ key }) => !there.has(key)).slice(0, SHOWN);
  const openAll = () => {
    setOpen(true);
  };
  if (candidates.length === 0) return null;
  return (
    <Box
      component="section"
      aria-label={messages.logAgain}
      sx={{ display: 'grid', gap: 0.5, minWidth: 0 }}
    >
      {offered.length === 0 ? (
        <Box sx={QUIET_BUTTONS}>
          <Button
            color="inherit"
            aria-haspopup="dialog"
            startIcon={<Icon name="arrows" size={20} />}
            onClick={openAll}
          >
            {messages.logAgain}
          </Button>
        </Box>
      ) : (
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
          <Box component="h2" sx={{ m: 0, fontWeight: 650, fontSize: '0.9375rem' }}>
            {messages.logAgain}
          </Box>
          <Button size="small" aria-haspopup="dialog" sx={ALL} onClick={openAll}>
            {messages.all}
          </Button>
        </Box>
      )}
      {offered.length > 0 && (
        <Box component="ul" sx={STRIP}>
          {offered.map((candidate) => (
            <Box component="li" key={candidate.key} sx={{ flex: 'none', maxWidth: '78%' }}>
              <Chip
                candidate={candidate}
                onClick={() =>
                  void logOne(candidate.again({ mealTime, mealType: mealTypeAt(mealTime) }))
                }
              />
            </Box>
          ))}
        </Box>
      )}
      {open && (
        <LogAgainSheet
          mealTime={mealTime}
          candidates={candidates}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </Box>
  );
}

interface ChipProps {
  candidate: Candidate;
  onClick: () => void;
}

function Chip({ candidate: { name, items, isFavourite }, onClick }: ChipProps) {
  const { calories } = totalNutrients(items);
  return (
    <ButtonBase onClick={onClick} sx={CHIP}>
      <Icon
        name={isFavourite ? 'heart' : 'plus'}
        size={18}
        fill={isFavourite ? 'currentColor' : 'none'}
        style={{ flex: 'none' }}
      />
      <Box component="span" sx={{ minWidth: 0 }}>
        <Box component="span" dir="auto" sx={CHIP_NAME}>
          {name}
        </Box>
        <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {calories === null ? unknownEnergy() : energyWords(calories)}
        </Box>
      </Box>
    </ButtonBase>
  );
}

const ALL = {
  justifyContent: 'end',
  minWidth: 44,
  minHeight: 44,
  px: 1,
  mr: -1,
  fontSize: '0.9375rem',
} as const;

const STRIP = {
  listStyle: 'none',
  m: 0,
  display: 'flex',
  gap: 1,
  overflowX: 'auto',
  // Room for the focus ring, which scrolling would cut off.
  mx: { xs: -2, sm: -3 },
  px: { xs: 2, sm: 3 },
  py: 0.5,
  scrollPaddingInline: '16px',
  scrollbarWidth: 'none',
} as const;

const CHIP = {
  display: 'flex',
  gap: 1.25,
  maxWidth: '100%',
  minHeight: 52,
  px: 1.75,
  borderRadius: '16px',
  border: '1px solid',
  borderColor: 'divider',
  fontSize: '0.875rem',
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
  textAlign: 'start',
  '& > svg': { color: 'primary.main' },
  ...HOVER,
} as const;

const CHIP_NAME = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontWeight: 650,
  fontSize: '0.9375rem',
} as const;

/** Empty while loading. */
function useCandidates(mealTime: string): Candidate[] {
  // The hour and the day matter, not the minute.
  const hour = mealTime.slice(0, 13);
  const meals = useLatestMeals();
  const favourites = useFavourites();
  return useMemo(() => {
    if (!meals || !favourites) return NONE;
    const mealTimeOf = `${hour}:00`;
    return candidatesFor(
      { meals, favourites },
      { mealTime: mealTimeOf, mealType: mealTypeAt(mealTimeOf) },
    );
  }, [meals, favourites, hour]);
}
