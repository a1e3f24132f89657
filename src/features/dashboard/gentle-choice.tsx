import { Box, Button, Typography } from '@mui/material';

import { saveDisplay } from '../../store/profile/display';
import { useSaved } from '../../ui/feedback/use-saved';
import { Card } from '../../ui/layout/card';
import { messages } from './messages';

/** Asks once about gentle mode, before the first meal. The profile has the same choice. */
export function GentleChoice() {
  const saved = useSaved();
  const choose = (gentle: 'on' | 'off') => void saved(async () => saveDisplay({ gentle }));
  return (
    <Card component="section" aria-labelledby="gentle" sx={{ bgcolor: 'raised.main' }}>
      <Typography id="gentle" component="h2" variant="h3">
        {messages.howToShowFood}
      </Typography>
      <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>
        {messages.gentleHasNoNumbers}
      </Typography>
      <Box sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          onClick={() => {
            choose('off');
          }}
        >
          {messages.withCalories}
        </Button>
        <Button
          variant="outlined"
          onClick={() => {
            choose('on');
          }}
        >
          {messages.gently}
        </Button>
      </Box>
    </Card>
  );
}
