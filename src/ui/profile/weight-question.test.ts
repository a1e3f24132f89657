import { FIRST_VALUES, measuresOf } from './profile-values';
import { measuresQuestion, weightQuestion } from './weight-question';

const plain = (text: string | null) => text?.replaceAll('\u00A0', ' ') ?? null;
const weighed = (weight: number, day: string, weightUnit: 'kg' | 'lbs' = 'kg') => ({
  weight,
  weightUnit,
  recordedAt: `2026-11-${day}T07:00`,
});

test.each([
  [
    weighed(72, '20'),
    weighed(86, '03'),
    '72 kg is 16% less than your last weight, 86 kg on Nov 3, 2026. Save it?',
  ],
  [
    weighed(155.4, '20'),
    weighed(155.4, '03', 'lbs'),
    '155.4 kg is 120% more than your last weight, 70.5 kg on Nov 3, 2026. Save it?',
  ],
  [
    weighed(50, '01'),
    weighed(86, '03'),
    '50 kg is 42% less than your next weight, 86 kg on Nov 3, 2026. Save it?',
  ],
  [weighed(80, '20'), weighed(86, '03'), null],
  [weighed(80, '20'), undefined, null],
])('%j after %j: %s', (entered, beside, question) => {
  expect(plain(weightQuestion(entered, beside))).toBe(question);
});

test('unlikely measures are questioned, but not again after they were saved', () => {
  const short = measuresOf({ ...FIRST_VALUES, centimetres: '50' })!;
  const words = measuresQuestion(short, null)?.replace(/\s/g, ' ');
  expect(words).toBe('50 cm is unusual for an adult. Is your height right?');
  expect(measuresQuestion(short, short)).toBeNull();
  expect(measuresQuestion({ ...short, height: 150 }, short)).toBeNull();
});
