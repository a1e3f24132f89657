import { Box, IconButton } from '@mui/material';
import { useId } from 'react';

import { Icon } from '../../ui/icons';
import { messages } from './messages';
import { mostOf, dishPortionWords, type SharedDish, STEP } from './portion';

interface PortionSliderProps {
  dish: SharedDish;
  portion: number;
  onPortion: (portion: number) => void;
}

/** A native slider, with a button at each end for users who cannot drag. */
export function PortionSlider({ dish, portion, onPortion }: PortionSliderProps) {
  const id = useId();
  const most = mostOf(dish);
  const words = dishPortionWords(dish, portion);
  const go = (by: number) => {
    onPortion(Math.min(most, Math.max(STEP, portion + by)));
  };
  return (
    <Box>
      <Box sx={HEAD}>
        <Box component="label" htmlFor={id} sx={{ fontWeight: 650 }}>
          {dish.kind === 'meal' ? messages.howMuchOfIt : messages.howManyServings}
        </Box>
        <Box component="output" htmlFor={id} sx={{ fontWeight: 720 }}>
          {words}
        </Box>
      </Box>
      <Box sx={ROW}>
        <IconButton
          aria-label={messages.less}
          disabled={portion <= STEP}
          onClick={() => {
            go(-STEP);
          }}
        >
          <Icon name="minus" />
        </IconButton>
        <Box
          component="input"
          type="range"
          id={id}
          min={STEP}
          max={most}
          step={STEP}
          value={portion}
          aria-valuetext={words}
          onChange={({ currentTarget }) => {
            onPortion(Number(currentTarget.value));
          }}
          sx={SLIDER}
        />
        <IconButton
          aria-label={messages.more}
          disabled={portion >= most}
          onClick={() => {
            go(STEP);
          }}
        >
          <Icon name="plus" />
        </IconButton>
      </Box>
    </Box>
  );
}

const HEAD = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 2,
} as const;

const ROW = { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto', mx: -1 } as const;

const SLIDER = {
  width: '100%',
  minWidth: 0,
  height: 48,
  m: 0,
  accentColor: 'var(--mui-palette-primary-main)',
  cursor: 'pointer',
  '&:focus-visible': {
    outline: '3px solid var(--mui-palette-primary-main)',
    outlineOffset: -4,
    borderRadius: '10px',
  },
} as const;
