import { Box } from '@mui/material';

import { Tick } from '../../../ui/form/tick';
import type { ExpenditureView } from './expenditure-view';
import { messages } from './messages';
import { useSetTarget } from './use-set-target';

/** Turns the adaptive target on and off. When it is turned off, the target keeps its number. */
export function AdaptSwitch({ view }: { view: ExpenditureView }) {
  const set = useSetTarget(view);
  const { way, target } = view;
  return (
    <Box sx={{ mt: 2, p: 2, borderRadius: '14px', bgcolor: 'raised.main' }}>
      <Tick
        label={messages.adaptMyTarget}
        hint={messages.nothingChangesUnasked}
        checked={way === 'adaptive'}
        onChange={(event) => {
          const next = event.target.checked ? 'adaptive' : 'own';
          void set({ calories: target, way: next, checkIn: null });
        }}
      />
    </Box>
  );
}
