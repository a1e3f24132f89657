/** The file of a test, and the total duration of its tests, in ms. */
export type Durations = Map<string, number>;

export interface JestReport {
  testResults: {
    name: string;
    startTime: number;
    endTime: number;
    assertionResults: { ancestorTitles: string[]; duration?: number | null }[];
  }[];
}

interface PlaywrightSuite {
  file: string;
  specs: { tests: { results: { duration: number }[] }[] }[];
  suites?: PlaywrightSuite[];
}

export interface PlaywrightReport {
  suites: PlaywrightSuite[];
}

const TEST_FILE = /\.test\.tsx?$/;

/** For a group (`scripts/test-groups.ts`) by the files in it. @param root prefix that is removed from names */
export function jestDurations({ testResults }: JestReport, root: string): Durations {
  const durations: Durations = new Map();
  for (const { name, startTime, endTime, assertionResults } of testResults) {
    const grouped = assertionResults.filter(({ ancestorTitles }) =>
      TEST_FILE.test(ancestorTitles[0] ?? ''),
    );
    if (grouped.length === 0) durations.set(name.replace(`${root}/`, ''), endTime - startTime);
    for (const { ancestorTitles, duration } of grouped)
      add(durations, ancestorTitles[0] ?? '', duration ?? 0);
  }
  return durations;
}

/** Includes what runs before and after each test. @param folder where the files are */
export function playwrightDurations({ suites }: PlaywrightReport, folder: string): Durations {
  const durations: Durations = new Map();
  const walk = ({ file, specs, suites: inner = [] }: PlaywrightSuite) => {
    for (const { tests } of specs)
      for (const { results } of tests)
        for (const { duration } of results) add(durations, `${folder}/${file}`, duration);
    for (const suite of inner) walk(suite);
  };
  for (const suite of suites) walk(suite);
  return durations;
}

function add(durations: Durations, file: string, ms: number): void {
  durations.set(file, (durations.get(file) ?? 0) + ms);
}

/** One line for each of the slowest files. */
export function slowestFiles(durations: Durations, most: number): string[] {
  return [...durations]
    .sort(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([file, ms]) => `${String(Math.round(ms / 1_000)).padStart(5)} s  ${file}`);
}
