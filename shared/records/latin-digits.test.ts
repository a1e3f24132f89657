import { latinDigits } from './latin-digits';

test.each([
  ['ar-EG', '70.5'],
  ['fa-IR', '70.5'],
  ['hi-IN-u-nu-deva', '70.5'],
  ['bn-BD', '70.5'],
  ['th-TH-u-nu-thai', '70.5'],
  ['my-MM', '70.5'],
  ['ja-JP-u-nu-fullwide', '70.5'],
])('a number written in %s becomes %s', (locale, latin) => {
  expect(latinDigits(new Intl.NumberFormat(locale).format(70.5))).toBe(latin);
});

test('Arabic group signs are dropped', () => {
  expect(latinDigits('١٬٢٣٤٬٥٦٧٫٨')).toBe('1234567.8');
});

test('other text stays unchanged', () => {
  const text = 'Two eggs, 70.5 g, ½ cup, 二, x²، ٫';
  expect(latinDigits(text)).toBe(text);
});
