import { Box, Button, Typography } from '@mui/material';
import { Link } from 'react-router-dom';

import { DESCRIBE_MEAL } from '#shared/contract/pages';

import { Card } from '../../ui/layout/card';
import { messages } from './messages';

export function NoMealsYet() {
  return (
    <Card component="section" aria-labelledby="beginning">
      <Box aria-hidden sx={COLUMNS}>
        {[38, 62, 46, 0, 70, 54, 66].map((height, index) => (
          <Box key={index} sx={height === 0 ? RING : { ...COLUMN, height }} />
        ))}
      </Box>
      <Typography id="beginning" component="h2" variant="h3">
        {messages.itStartsWithAMeal}
      </Typography>
      <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{messages.logWhatYouEat}</Typography>
      <Button component={Link} to={DESCRIBE_MEAL} variant="contained" sx={{ mt: 2 }}>
        {messages.logAMeal}
      </Button>
    </Card>
  );
}

const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: 'repeat(7, 1fr)',
  alignItems: 'end',
  justifyItems: 'center',
  height: 84,
  mb: 2,
  borderBottom: '2px solid',
  borderColor: 'divider',
} as const;

const COLUMN = {
  width: 'min(44px, 60%)',
  border: '2px dashed',
  borderBottom: 0,
  borderColor: 'primary.main',
  borderRadius: '6px 6px 0 0',
} as const;

const RING = {
  width: 10,
  height: 10,
  mb: '4px',
  borderRadius: '50%',
  border: '2px solid',
  borderColor: 'text.secondary',
} as const;
