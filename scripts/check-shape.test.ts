import { measure, tooLarge } from './check-shape';

const file = (path: string, lines: number) => ({ path, lines, comments: 0, docstrings: 0 });

test('comments are counted in lines, and a comment after code is not counted', () => {
  const text = ['// one', '/** two', ' * three', ' */', 'const a = 1; // no', '/* five */', ''];
  const counts = { lines: 6, comments: 5 };
  expect(measure('a.ts', text.join('\n'))).toEqual({ path: 'a.ts', ...counts, docstrings: 0 });
  const shared = measure('shared/a.ts', text.join('\n'));
  expect(shared).toEqual({ path: 'shared/a.ts', ...counts, docstrings: 3 });
});

test('a file of 300 lines and a folder of 40 files pass, but no more than that', () => {
  const folder = (count: number) =>
    Array.from({ length: count }, (_, number) => file(`src/a/${number}.ts`, 1));
  expect(tooLarge([file('src/b.ts', 300), ...folder(40)])).toEqual([]);
  expect(tooLarge([file('src/b.ts', 301), ...folder(41)])).toEqual([
    'src/b.ts has 301 lines, more than 300',
    'src/a has 41 files, more than 40',
  ]);
});
