import { rebase } from './rebase';

const put = (patch: Record<string, string>) => ({ act: 'put', patch });
const row = { data: { name: 'Soup', notes: 'hot' }, deleted: false };

test("a record without operations is shown as the server's row", () => {
  expect(rebase(row, [])).toEqual({ data: row.data, deleted: false });
});

test('operations are applied on top of the row, field by field and in order', () => {
  const view = rebase(row, [put({ name: 'Stew' }), put({ name: 'Broth' })]);
  expect(view).toEqual({ data: { name: 'Broth', notes: 'hot' }, deleted: false });
});

test('a record that only this device knows is built from its operations', () => {
  expect(rebase(null, [put({ name: 'Rice' })])).toEqual({ data: { name: 'Rice' }, deleted: false });
});

test('a deleted record keeps its fields, so that undo brings them back', () => {
  const deleted = rebase(row, [{ act: 'del', patch: null }]);
  expect(deleted).toEqual({ data: row.data, deleted: true });
  expect(
    rebase(row, [
      { act: 'del', patch: null },
      { act: 'restore', patch: null },
    ]),
  ).toEqual({
    data: row.data,
    deleted: false,
  });
});

test('an edit of a record that was deleted elsewhere does not bring it back by itself', () => {
  expect(rebase({ ...row, deleted: true }, [put({ name: 'Stew' })])?.deleted).toBe(true);
});

test('deleting an unknown record shows nothing', () => {
  expect(rebase(null, [{ act: 'del', patch: null }])).toBeNull();
});
