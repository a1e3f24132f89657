import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '..');

/** Where the groups are. Jest looks there if `TESTS_IN_GROUPS` is set. */
export const GROUPS = '.cache/test-groups';

const PROJECTS = ['shared', 'api', 'scripts', 'src', 'sw', 'test'];

/** They are their own project. */
const OTHER_BROWSERS = 'test/other-browsers/';

/** The most files of a group: more would leave a core idle at the end. */
const MOST = 12;

// Tests that would affect other files in their group: module mocks, or their own environment.
const REACHES_OTHERS = /\bjest\s*\.(mock|doMock|resetModules|isolateModules)|@jest-environment/;
// Tests that take longer than what they load, and are better spread over the cores.
const STARTS_PROGRAMS = /\bLiveServer\b|node:child_process|builtProgram/;
// Most files in `test` simulate many devices, which takes longer than what they load; these load the API and the app
// for two.
const TWO_DEVICES = /\bwithTwoDevices\b/;

/**
 * Groups test files of the same folder: loading the API or the screens takes a second of processor time, more than most
 * files need for their tests. A file that is slow, or would affect the others, stays alone. A file that is run on its
 * own is not affected.
 */
export function writeTestGroups(): void {
  rmSync(path.join(ROOT, GROUPS), { recursive: true, force: true });
  for (const project of PROJECTS) {
    const files = testFilesIn(project);
    for (const file of files.filter(isAlone)) write(file, [file]);
    for (const ending of ['.test.ts', '.test.tsx']) {
      const those = files.filter((file) => file.endsWith(ending) && !isAlone(file));
      const size = Math.ceil(those.length / Math.ceil(those.length / MOST));
      for (let first = 0; first < those.length; first += size)
        write(`${project}/from-${first + 1}${ending}`, those.slice(first, first + size));
    }
  }
}

function write(name: string, files: readonly string[]): void {
  const file = path.join(ROOT, GROUPS, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, files.map(block).join('\n'));
}

/** The block is named after its file, so that a failed test shows where it is. */
const block = (file: string) => `${environmentOf(file)}
describe('${file}', () => {
  require('${path.join(ROOT, file)}');
  afterAll(() => globalThis.document?.body.replaceChildren());
});
`;

const environmentOf = (file: string) =>
  /^\/\*\* @jest-environment .*\*\/$/m.exec(textOf(file))?.[0] ?? '';

const isAlone = (file: string) =>
  REACHES_OTHERS.test(textOf(file)) ||
  STARTS_PROGRAMS.test(textOf(file)) ||
  (file.startsWith('test/') && !TWO_DEVICES.test(textOf(file)));

const textOf = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

function testFilesIn(project: string): string[] {
  return readdirSync(path.join(ROOT, project), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => `${project}/${name}`)
    .filter((file) => !file.startsWith(OTHER_BROWSERS))
    .sort();
}
