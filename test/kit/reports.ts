import { randomUUID } from 'node:crypto';

import type { FailureReport } from '#shared/contract/reports';

/** A failure report as the app sends it. */
export function reportBody(facts: Partial<FailureReport> = {}): FailureReport {
  return {
    id: randomUUID(),
    kind: 'error',
    message: 'TypeError: x is not a function',
    stack: ['save (main.js:1:2345)', 'onClick (main.js:1:99)'],
    page: '/food-tracker',
    app: '0.1.0+5b1f3c90a7de',
    browser: 'Chrome 142 on Android',
    times: 1,
    at: Date.parse('2026-11-22T12:00:00Z'),
    ...facts,
  };
}
