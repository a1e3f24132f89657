import { lazy } from 'react';

// Only these bring recharts: who never looks at a chart never loads it.
export const CaloriesChart = lazy(() =>
  import('./calories-chart').then((room) => ({ default: room.CaloriesChart })),
);
export const MacrosChart = lazy(() =>
  import('./macros-chart').then((room) => ({ default: room.MacrosChart })),
);
export const WeightChart = lazy(() =>
  import('./weight-chart').then((room) => ({ default: room.WeightChart })),
);
