import { byIds, type Stretch } from './by-ids';

/** A table of ids that notes how it was asked. */
function tableOf(ids: string[]) {
  const asked: string[] = [];
  const rows = ids.toSorted().map((id) => ({ id }));
  return {
    asked,
    between: ({ first, last, most }: Stretch) => {
      asked.push('between');
      const found = rows.filter(({ id }) => id >= first && id <= last);
      return Promise.resolve(found.slice(0, most));
    },
    among: (wanted: string[]) => {
      asked.push('among');
      return Promise.resolve(rows.filter(({ id }) => wanted.includes(id)));
    },
  };
}

test.each([
  ['nothing is there', ['d', 'e'], ['a', 'z'], [], ['between']],
  ['all are there', ['b', 'a'], ['a', 'b', 'c'], ['a', 'b'], ['between']],
  ['strangers lie between', ['a', 'e'], ['a', 'b', 'c', 'e'], ['a', 'e'], ['between']],
  ['too many do', ['a', 'z'], ['a', 'b', 'c', 'd', 'e', 'z'], ['a', 'z'], ['between', 'among']],
  ['one is wanted twice', ['c', 'c'], ['b', 'c', 'd'], ['c'], ['between']],
  ['none is wanted', [], ['a'], [], []],
])('rows are found by their ids where %s', async (_what, wanted, there, found, asked) => {
  const table = tableOf(there);
  expect((await byIds(new Set(wanted), table)).map(({ id }) => id)).toEqual(found);
  expect(table.asked).toEqual(asked);
});
