import { Box, Button, ButtonBase, IconButton } from '@mui/material';
import { useState } from 'react';

import type { Slot } from '#shared/rules/meal-slots';

import { moveMealSlot, useMealSlots } from '../../../../store/days/meal-slots';
import { Icon } from '../../../../ui/icons';
import { PRESSED_LINE } from '../../../../ui/styles';
import { format } from '../../../../ui/words/format';
import { mealTitle } from '../../../../ui/words/meal-title';
import { slotTitle } from '../../../../ui/words/slot-title';
import { timeOfDayWords } from '../../../../ui/words/time';
import { ProfileCard } from '../../profile-card';
import { useKeep } from '../targets/use-keep';
import { messages } from './messages';
import { SlotSheet } from './slot-sheet';

type Opened = { slot: Slot | null } | null;

/** Lists the four meal types, which cannot be removed, and the user's own slots. */
export function SlotsCard() {
  const slots = useMealSlots();
  const [opened, setOpened] = useState<Opened>(null);
  const moved = useKeep(messages.moved);
  if (!slots) return null;
  return (
    <ProfileCard id="meal-slots" title={messages.mealsOfTheDay} words={messages.aboutMealSlots}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mb: 2, p: 0 }}>
        {slots.map((slot, at) => (
          <Box component="li" key={slot.key} sx={ROW}>
            {slot.id === null ? (
              <Box sx={{ py: 1 }}>
                <SlotWords slot={slot} />
              </Box>
            ) : (
              <OwnSlot
                slot={slot}
                isFirst={at === 0}
                isLast={at === slots.length - 1}
                onOpen={() => {
                  setOpened({ slot });
                }}
                onMove={(by) => {
                  moved(async () => moveMealSlot(slot, by, slots));
                }}
              />
            )}
          </Box>
        ))}
      </Box>
      <Button
        variant="outlined"
        startIcon={<Icon name="plus" size={20} />}
        aria-haspopup="dialog"
        onClick={() => {
          setOpened({ slot: null });
        }}
      >
        {messages.addAMeal}
      </Button>
      {opened && (
        <SlotSheet
          slot={opened.slot}
          slots={slots}
          onClose={() => {
            setOpened(null);
          }}
        />
      )}
    </ProfileCard>
  );
}

interface OwnSlotProps {
  slot: Slot;
  isFirst: boolean;
  isLast: boolean;
  onOpen: () => void;
  onMove: (by: -1 | 1) => void;
}

function OwnSlot({ slot, isFirst, isLast, onOpen, onMove }: OwnSlotProps) {
  const name = slotTitle(slot);
  return (
    <>
      <ButtonBase
        aria-label={format(messages.change, { name })}
        aria-haspopup="dialog"
        sx={OPEN}
        onClick={onOpen}
      >
        <SlotWords slot={slot} />
        <Icon name="pencil" size={18} style={{ flex: 'none' }} />
      </ButtonBase>
      <IconButton
        aria-label={format(messages.moveUp, { name })}
        disabled={isFirst}
        onClick={() => {
          onMove(-1);
        }}
      >
        <Icon name="up" size={22} />
      </IconButton>
      <IconButton
        aria-label={format(messages.moveDown, { name })}
        disabled={isLast}
        onClick={() => {
          onMove(1);
        }}
      >
        <Icon name="down" size={22} />
      </IconButton>
    </>
  );
}

function SlotWords({ slot }: { slot: Slot }) {
  const { id, time, mealType } = slot;
  const about = format(messages.about, { time: timeOfDayWords(`2026-01-01T${time}`) });
  const counts = id !== null && format(messages.countsAs, { meal: mealTitle(mealType) });
  return (
    <Box component="span" sx={WORDS}>
      <Box component="span" dir="auto" sx={NAME}>
        {slotTitle(slot)}
      </Box>
      <Box component="span" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
        {[about, counts].filter(Boolean).join(' · ')}
      </Box>
    </Box>
  );
}

const ROW = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 56,
  '& + &': { borderTop: '1px solid', borderColor: 'divider' },
} as const;

const OPEN = { ...PRESSED_LINE, flex: 1, minWidth: 0, mr: 0, gap: 1.5, minHeight: 56 } as const;

const NAME = { display: 'block', fontWeight: 650, overflowWrap: 'anywhere' } as const;

// The same line height as in a button.
const WORDS = { flex: 1, minWidth: 0, lineHeight: 1.45 } as const;
