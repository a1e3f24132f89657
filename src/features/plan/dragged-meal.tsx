import { Box } from '@mui/material';
import type { RefObject } from 'react';

import { TWO_LINES } from '../../ui/styles';
import { format } from '../../ui/words/format';
import { slotTitle } from '../../ui/words/slot-title';
import { messages } from './messages';
import type { Dragged } from './use-move-by-drag';
import { shortDay } from './week-words';

interface DraggedMealProps extends Dragged {
  shade: RefObject<HTMLElement | null>;
}

/** The dragged meal and its target, shown above the pointer so that a finger does not cover it. */
export function DraggedMeal({ entry, over, shade }: DraggedMealProps) {
  return (
    <Box aria-hidden ref={shade} sx={AT}>
      <Box data-dragged sx={SHADE}>
        <Box dir="auto" sx={NAME}>
          {entry.name}
        </Box>
        <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
          {over
            ? format(messages.mealOfDay, {
                meal: slotTitle(over.where),
                day: shortDay(over.day),
              })
            : messages.staysWhereItIs}
        </Box>
      </Box>
    </Box>
  );
}

const AT = {
  position: 'fixed',
  top: 0,
  left: 0,
  // Above a toast that is still shown.
  zIndex: 1700,
  pointerEvents: 'none',
  // Off screen until the pointer's position is known.
  transform: 'translate(-999px, 0)',
} as const;

const SHADE = {
  position: 'absolute',
  bottom: 14,
  left: 0,
  transform: 'translateX(-50%)',
  width: 'max-content',
  maxWidth: 'min(260px, 70vw)',
  px: 1.5,
  py: 1,
  borderRadius: '12px',
  border: '1px solid',
  borderColor: 'primary.main',
  bgcolor: 'background.paper',
  boxShadow: 4,
} as const;

const NAME = { ...TWO_LINES, fontWeight: 650, lineHeight: 1.3, overflowWrap: 'anywhere' } as const;
