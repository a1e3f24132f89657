import { Box, Button } from '@mui/material';
import { Link } from 'react-router-dom';

import type { MealState } from '#shared/rules/meal-state';

import { Icon } from '../../../ui/icons';
import { nextStepWords, stateWords } from './state-words';

interface StateLineProps {
  state: MealState;
  /** Opens the meal, where it is closed: the next step stands inside. */
  onOpen: (() => void) | undefined;
}

/** Where a meal is kept and what its figures wait for, in words beside their signs. */
export function StateLine({ state, onOpen }: StateLineProps) {
  const nextStep = onOpen && nextStepWords(state);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        rowGap: 0.5,
        alignItems: 'center',
        fontSize: '0.875rem',
        color: 'text.secondary',
      }}
    >
      {stateWords(state).map(({ icon, text }) => (
        <Box
          key={text}
          component="span"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}
        >
          <Icon name={icon} size={17} style={{ flex: 'none' }} />
          {text}
        </Box>
      ))}
      {nextStep && (
        <Button size="small" sx={STEP} onClick={onOpen}>
          {nextStep}
        </Button>
      )}
      {state.keeping === 'refused' && (
        <Button component={Link} to="/sync-status" size="small" sx={STEP}>
          See why
        </Button>
      )}
    </Box>
  );
}

const STEP = { minHeight: 44, px: 1.5, mx: -1.5, fontSize: '0.9375rem' } as const;
