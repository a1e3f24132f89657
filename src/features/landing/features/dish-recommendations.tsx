import { Box } from '@mui/material';

import { Drawing, type DrawingName } from '../drawings/drawing';
import { SamplePanel } from '../sample-panel';

const DISHES: readonly [DrawingName, string, string][] = [
  ['lentils', 'Lentils with spinach and lemon', '410 cal, vegetarian'],
  ['salmon', 'Salmon, potatoes and dill', '480 cal, no gluten'],
  ['omelette', 'Omelette with peas and herbs', '330 cal, no nuts'],
];

export function DishRecommendations() {
  return (
    <SamplePanel title="Smart Dish Recommendations">
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: { xs: 2, md: 3 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        {DISHES.map(([drawing, name, facts]) => (
          <Box
            component="li"
            key={name}
            sx={{ display: 'flex', gap: 2, alignItems: 'center', lineHeight: 1.35 }}
          >
            <Drawing name={drawing} size={84} />
            <Box sx={{ minWidth: 0 }}>
              <Box sx={{ fontWeight: 650 }}>{name}</Box>
              <Box sx={{ color: 'text.secondary' }}>{facts}</Box>
            </Box>
          </Box>
        ))}
      </Box>
    </SamplePanel>
  );
}
