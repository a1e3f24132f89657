import { OpenTables } from './open-tables';

test('the first tables are open at once, all of them for a reading that is kept', async () => {
  const tables = new OpenTables();
  const first = tables.now.release;
  const all = await tables.all();
  expect(all.release.startsWith(`${first} + `)).toBe(true);
  expect(all.placeOf('20031')).toBeDefined();
  expect(tables.now).toBe(all);
});
