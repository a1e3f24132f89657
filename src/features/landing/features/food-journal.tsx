import { Box } from '@mui/material';

import { Drawing, type DrawingName } from '../drawings/drawing';
import { SamplePanel } from '../sample-panel';

const MEALS: readonly [DrawingName, string, string, number][] = [
  ['oatmeal', 'Oatmeal with berries', 'Breakfast', 320],
  ['chickenRice', 'Chicken, rice and broccoli', 'Lunch', 540],
  ['yoghurt', 'Yoghurt, apple and nuts', 'Snack', 380],
];

export function FoodJournal() {
  return (
    <SamplePanel title="Food Journal">
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {MEALS.map(([drawing, name, meal, calories]) => (
          <Box component="li" key={name} sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
            <Drawing name={drawing} size={52} />
            <Box sx={{ flex: 1, minWidth: 0, lineHeight: 1.3 }}>
              <Box sx={{ fontWeight: 650 }}>{name}</Box>
              <Box sx={{ fontSize: '0.9375rem', color: 'text.secondary' }}>{meal}</Box>
            </Box>
            <Box sx={{ fontWeight: 700 }}>{calories}</Box>
          </Box>
        ))}
      </Box>
      <Box
        sx={{
          mt: 'auto',
          pt: 2,
          borderTop: '1px solid',
          borderColor: 'divider',
          display: 'flex',
          fontWeight: 700,
        }}
      >
        <Box sx={{ mr: 'auto' }}>Today</Box>
        1,240 calories
      </Box>
    </SamplePanel>
  );
}
