import { Box, Button } from '@mui/material';
import { Link } from 'react-router-dom';

import { Icon } from '../../ui/icons';
import { Page } from '../../ui/layout/page';
import { useTitle } from '../../ui/layout/use-title';
import { MealForm } from './form/meal-form';
import { MealsList } from './list/meals-list';
import { RememberedFoods } from './memory/remembered-foods';

export function FoodTrackerPage() {
  useTitle('Food Tracker');
  return (
    <Page
      title="Food Tracker"
      subtitle="Track your meals with AI-powered analysis"
      above={
        <Button
          component={Link}
          to="/dashboard"
          color="inherit"
          startIcon={<Icon name="back" size={20} />}
          sx={{ ml: -1.5, px: 1.5 }}
        >
          Back to Dashboard
        </Button>
      }
    >
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { md: 'minmax(0, 5fr) minmax(0, 6fr)' },
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
          <MealForm />
          <RememberedFoods />
        </Box>
        <MealsList />
      </Box>
    </Page>
  );
}
