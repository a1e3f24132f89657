import { Box, Button } from '@mui/material';
import { useState } from 'react';

import { Icon } from '../../ui/icons';
import { OwnFoods } from './custom-foods/own-foods';
import { RememberedFoods } from './memory/remembered-foods';
import { QuickAdd } from './quick-add/quick-add';
import { QUIET_BUTTONS } from './quiet-buttons';

export function OtherWays({ mealTime }: { mealTime: string }) {
  const [open, setOpen] = useState<'quick' | 'foods' | null>(null);
  const close = () => {
    setOpen(null);
  };
  return (
    <Box sx={QUIET_BUTTONS}>
      <Button
        color="inherit"
        aria-haspopup="dialog"
        startIcon={<Icon name="bolt" size={20} />}
        onClick={() => {
          setOpen('quick');
        }}
      >
        Quick add
      </Button>
      <Button
        color="inherit"
        aria-haspopup="dialog"
        startIcon={<Icon name="leaf" size={20} />}
        onClick={() => {
          setOpen('foods');
        }}
      >
        Your foods
      </Button>
      <RememberedFoods />
      {open === 'quick' && <QuickAdd mealTime={mealTime} onClose={close} />}
      {open === 'foods' && <OwnFoods mealTime={mealTime} onClose={close} />}
    </Box>
  );
}
