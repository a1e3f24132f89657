import { Box, Button } from '@mui/material';

import { CHOSEN_COUNT } from '#shared/nutrition/nutrients/chosen-nutrients';

import { Icon } from '../../ui/icons';
import { format } from '../../ui/words/format';
import { messages } from './messages';

interface ChooseBarProps {
  isChoosing: boolean;
  count: number;
  onChoose: () => void;
  onDone: () => void;
  onReset: () => void;
}

/** Sticky while the user chooses nutrients, because the list is longer than the screen. */
export function ChooseBar({ isChoosing, count, onChoose, onDone, onReset }: ChooseBarProps) {
  if (!isChoosing)
    return (
      <Button
        color="inherit"
        startIcon={<Icon name="check" size={18} />}
        onClick={onChoose}
        sx={{ mx: -1.25, px: 1.25, justifySelf: 'start' }}
      >
        {messages.chooseForToday}
      </Button>
    );
  return (
    <Box sx={BAR}>
      <Box role="status" sx={{ flex: '1 1 12rem', minWidth: 0 }}>
        <Box sx={{ fontWeight: 720 }}>
          {format(messages.chosenCount, { count, most: CHOSEN_COUNT })}
        </Box>
        {count >= CHOSEN_COUNT && (
          <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>{messages.takeOneAway}</Box>
        )}
      </Box>
      <Button color="inherit" onClick={onReset}>
        {messages.asAtFirst}
      </Button>
      <Button variant="contained" onClick={onDone}>
        {messages.done}
      </Button>
    </Box>
  );
}

const BAR = {
  position: 'sticky',
  top: 'calc(env(safe-area-inset-top) + 8px)',
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  rowGap: 0.5,
  p: 1.5,
  width: '100%',
  borderRadius: '14px',
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'primary.main',
  boxShadow: '0 6px 24px rgb(0 0 0 / 0.12)',
} as const;
