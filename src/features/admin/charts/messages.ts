export const messages = {
  // charts-tab.tsx
  charts: 'Charts',
  sumsByDay:
    'Sums by day (UTC), counted from what is stored. Deleted accounts are in none of them. Today is not over.',
  period: 'Period',
  lastDays: 'Last {days} days',
  signUps: 'Sign-ups',
  aboutSignUps: 'New accounts.',
  people: 'Active people',
  aboutPeople: 'People with new entries that reached the server on that day.',
  images: 'Images',
  aboutImages: 'Images counted, before refunds.',
  failures: 'Errors',
  aboutFailures: 'Reports of failures in the app. They are kept for 90 days.',
  totalOf: '{total} in all',
  onAnAverageDay: '{average} on an average day',
  underOnAverageDay: 'Under {least} on an average day',
  nothingInThisTime: 'Nothing in this time.',
  revenue: 'Revenue',
  aboutRevenue: 'What was paid at Stripe, before refunds and fees.',
  withATestKey: 'With a test key: no money moved.',
  paymentsNotSetUp:
    'Payments are not set up on this server, so there is no revenue. Set STRIPE_SECRET_KEY and the other Stripe keys.',
  nothingWasPaid: 'Nothing was paid in this time.',
  inCurrency: 'Revenue, {currency}',
  // figures-chart.tsx
  showAsAChart: 'Show as a chart',
  showAsATable: 'Show as a table',
  chartNotLoaded: 'The chart did not load. Here are its figures.',
  dayUtc: 'Day (UTC)',
  weekUtc: 'Week (UTC)',
  // chart-points.ts
  to: '{from} to {until}',
  notKept: 'not kept',
  soFar: '{title}, so far',
};
