import { jestDurations, playwrightDurations, slowestFiles } from './test-durations';

test('files in a group are counted separately, and a single file with what it loads', () => {
  const times = { startTime: 1_000, endTime: 9_000 };
  const durations = jestDurations(
    {
      testResults: [
        {
          ...times,
          name: '/here/.cache/test-groups/api/1.test.ts',
          assertionResults: [
            { ancestorTitles: ['api/a.test.ts', 'a part'], duration: 2_000 },
            { ancestorTitles: ['api/b.test.ts'], duration: null },
            { ancestorTitles: ['api/a.test.ts'], duration: 500 },
          ],
        },
        {
          ...times,
          name: '/here/test/c.test.ts',
          assertionResults: [{ ancestorTitles: ['a part'], duration: 1 }],
        },
      ],
    },
    '/here',
  );
  expect([...durations]).toEqual([
    ['api/a.test.ts', 2_500],
    ['api/b.test.ts', 0],
    ['test/c.test.ts', 8_000],
  ]);
});

test('browser tests are added up by file', () => {
  const spec = (...durations: number[]) => ({
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const inner = { file: 'journeys/a.spec.ts', specs: [spec(3_000, 1)] };
  const suites = [
    { file: 'journeys/a.spec.ts', specs: [spec(4_000)], suites: [inner] },
    { file: 'spec/b.spec.ts', specs: [spec(9_000)] },
  ];
  const durations = playwrightDurations({ suites }, 'test');
  expect(slowestFiles(durations, 2)).toEqual([
    '    9 s  test/spec/b.spec.ts',
    '    7 s  test/journeys/a.spec.ts',
  ]);
  expect(slowestFiles(durations, 1)).toHaveLength(1);
});
