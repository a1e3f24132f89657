import { tableInWords } from './food-words';

test('each part of a table’s name is kept on one line', () => {
  expect(tableInWords('FNDDS 2021-2023 + SR28 selection 1')).toBe(
    'USDA survey foods (FNDDS\u00a02021\u20112023)\u00a0+ USDA reference foods (SR28\u00a0selection\u00a01)',
  );
});
