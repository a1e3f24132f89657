import { Box, Button } from '@mui/material';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';
import type { MealState } from '#shared/rules/meal-state';

import { Icon } from '../../../ui/icons';
import { helpWords, nextStepWords, stateWords } from './state-words';

interface StateLineProps {
  state: MealState;
  /** Opens a closed meal: the next step is inside. */
  onOpen: (() => void) | undefined;
}

export function StateLine({ state, onOpen }: StateLineProps) {
  const nextStep = onOpen && nextStepWords(state);
  // In an open meal the first part is shown above the next step.
  const words = stateWords(state).slice(onOpen || !helpWords(state) ? 0 : 1);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 1.5,
        rowGap: 0.5,
        alignItems: 'center',
        fontSize: '0.875rem',
        color: 'text.secondary',
      }}
    >
      {words.map(({ icon, text }, place) => (
        <Fragment key={text}>
          <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
            <Icon name={icon} size={17} style={{ flex: 'none' }} />
            {text}
          </Box>
          {nextStep && place === 0 && (
            <Button size="small" sx={STEP} onClick={onOpen}>
              {nextStep}
            </Button>
          )}
        </Fragment>
      ))}
      {state.keeping === 'refused' && (
        <Button component={Link} to={PAGES.syncStatus} size="small" sx={STEP}>
          See why
        </Button>
      )}
    </Box>
  );
}

// A full touch target in a line no higher than its words.
const STEP = { minWidth: 0, minHeight: 44, px: 1, mx: -1, my: -1, fontSize: '0.9375rem' } as const;
