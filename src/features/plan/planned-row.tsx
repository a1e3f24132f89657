import { Box, Button, ButtonBase } from '@mui/material';
import type { KeyboardEvent } from 'react';

import type { PlannedEntry } from '../../store/kitchen/planned-meals';
import { Icon } from '../../ui/icons';
import { HOVER, TWO_LINES, UNSEEN } from '../../ui/styles';
import { format } from '../../ui/words/format';
import { portionWords } from '../../ui/words/portions';
import { energyWords, shownEnergy, unknownEnergy } from '../../ui/words/quantity';
import { messages } from './messages';
import { sumOfEntries } from './plan-figures';
import { MOVE_KEYS, rowId } from './use-move-by-keys';
import { useEating } from './use-plan-actions';

interface PlannedRowProps {
  entry: PlannedEntry;
  today: string;
  /** True in a column of the week. */
  wide: boolean;
  isDragged: boolean;
  onOpen: () => void;
  onKeys: (event: KeyboardEvent, entry: PlannedEntry) => void;
}

/** From the planned day on, one tap logs the meal; before that, a tap opens it. */
export function PlannedRow({ entry, today, wide, isDragged, onOpen, onKeys }: PlannedRowProps) {
  const { eat } = useEating();
  const { calories: known, inPart } = sumOfEntries([entry]);
  const calories = shownEnergy(known);
  return (
    <Box component="li" sx={lineStyle(wide, isDragged)}>
      <ButtonBase
        id={rowId(entry.id)}
        data-planned={entry.id}
        aria-haspopup="dialog"
        aria-keyshortcuts={entry.eaten ? undefined : MOVE_KEYS}
        sx={OPEN}
        onClick={onOpen}
        onKeyDown={(event) => {
          onKeys(event, entry);
        }}
      >
        <Box component="span" dir="auto" sx={NAME}>
          {entry.name}
        </Box>
        <Box component="span" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
          {entry.portions !== 1 && `${portionWords(entry.portions)} · `}
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            {calories === null ? unknownEnergy() : energyWords(calories)}
            {inPart > 0 && (
              <Box component="span" sx={{ color: 'secondary.main', ml: 0.5 }}>
                <Icon name="warning" size={16} style={{ verticalAlign: '-3px' }} />
                <Box component="span" sx={UNSEEN}>
                  {messages.notInFull}
                </Box>
              </Box>
            )}
          </Box>
        </Box>
      </ButtonBase>
      {entry.eaten ? (
        <Box component="span" sx={EATEN}>
          <Icon name="check" size={18} />
          {messages.eaten}
        </Box>
      ) : (
        entry.day <= today && (
          <Button
            variant="outlined"
            aria-label={format(messages.logAsEaten, { name: entry.name })}
            sx={{ flex: 'none', minHeight: wide ? 36 : 44, px: 1.5, minWidth: 0 }}
            onClick={() => void eat(entry, today)}
          >
            {messages.eaten}
          </Button>
        )
      )}
    </Box>
  );
}

function lineStyle(wide: boolean, isDragged: boolean) {
  return { ...(wide ? STACK : ROW), ...(isDragged && { opacity: 0.4 }) };
}

const ROW = { display: 'flex', alignItems: 'center', gap: 1 } as const;

const STACK = { display: 'grid', gap: 0.5, justifyItems: 'start' } as const;

const OPEN = {
  display: 'block',
  flex: 1,
  minWidth: 0,
  minHeight: 44,
  mx: -1,
  px: 1,
  py: 0.5,
  textAlign: 'start',
  borderRadius: '10px',
  // A long press on a touch screen starts a drag, so it must not select text or open a menu.
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  ...HOVER,
} as const;

const NAME = {
  ...TWO_LINES,
  fontSize: '1rem',
  fontWeight: 650,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
} as const;

const EATEN = {
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 0.5,
  fontSize: '0.875rem',
  fontWeight: 650,
  color: 'primary.main',
} as const;
