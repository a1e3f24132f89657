import { lazy } from 'react';

// Only these import recharts: it loads with the first chart.
export const CaloriesChart = lazy(() =>
  import('./calories-chart').then((module) => ({ default: module.CaloriesChart })),
);
export const MacrosChart = lazy(() =>
  import('./macros-chart').then((module) => ({ default: module.MacrosChart })),
);
export const WeightChart = lazy(() =>
  import('./weight-chart').then((module) => ({ default: module.WeightChart })),
);
