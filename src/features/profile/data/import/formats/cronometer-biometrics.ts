import { clockTime } from '../cells/clock-time';
import type { At, Format } from './format';
import { takeWeighing } from './take-weighing';

/** Cronometer's biometrics, of which the weights come in. */
export const cronometerBiometrics: Format = {
  key: 'cronometer',
  program: () => 'Cronometer',
  recognises: (table) => table.has('Day', 'Metric', 'Unit', 'Amount'),
  date: ['Day'],
  take,
};

function take(at: At): void {
  const { table, line, found } = at;
  if (!/^weight\b/i.test(table.text(line, 'Metric'))) {
    found.leftOut.push('measurement');
    return;
  }
  const isKilograms = /^k/i.test(table.text(line, 'Unit'));
  takeWeighing(at, {
    time: clockTime(table.text(line, 'Time')),
    weight: table.number(line, 'Amount'),
    unit: isKilograms ? 'kg' : 'lbs',
  });
}
