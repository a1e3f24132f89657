import { type FailureReport, failureReportSchema } from '#shared/contract/reports';

import { reportText } from './report-text';

const report: FailureReport = {
  id: '0b2f8f0e-6a5e-4f0e-9a55-111111111111',
  kind: 'screen',
  message: 'TypeError: x is not a function',
  stack: ['save (main.js:1:2345)'],
  page: '/food-tracker',
  app: '0.1.0+5b1f3c90a7de',
  browser: 'Chrome 142 on Android',
  times: 3,
  at: Date.parse('2026-11-22T12:00:00Z'),
};

test('the text contains everything that is sent', () => {
  const { kind, at, times, stack, ...words } = report;
  expect(Object.keys(failureReportSchema.shape).sort()).toEqual(
    [...Object.keys(words), 'kind', 'at', 'times', 'stack'].sort(),
  );
  const text = reportText(report);
  for (const word of [...Object.values(words), ...stack]) expect(text).toContain(word);
  expect(text).toContain('A screen could not be shown');
  expect(text).toContain('2026-11-22T12:00:00.000Z (3 times)');
  expect([kind, at, times]).toEqual([report.kind, report.at, report.times]);
});
