import { lazy } from 'react';

// Only these import recharts: it loads with the first chart.
export const CaloriesChart = lazy(() =>
  import('./calories-chart').then((room) => ({ default: room.CaloriesChart })),
);
export const MacrosChart = lazy(() =>
  import('./macros-chart').then((room) => ({ default: room.MacrosChart })),
);
export const WeightChart = lazy(() =>
  import('./weight-chart').then((room) => ({ default: room.WeightChart })),
);
