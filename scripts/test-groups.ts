import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '..');

/** Where the groups are. Jest looks there where `TESTS_IN_GROUPS` is set. */
export const GROUPS = '.cache/test-groups';

const PROJECTS = ['shared', 'api', 'scripts', 'src', 'sw', 'test'];

/** They are a project of their own. */
const OTHER_BROWSERS = 'test/other-browsers/';

/** The most files of a group: more would leave a core idle at the end. */
const MOST = 12;

// What would reach the files beside it: a module that is replaced, an environment of its own.
const REACHES_OTHERS = /\bjest\s*\.(mock|doMock|resetModules|isolateModules)|@jest-environment/;
// What takes longer than what it loads, and is better spread over the cores.
const STARTS_PROGRAMS = /\bLiveServer\b|node:child_process|builtProgram/;
// Most in `test` simulate many devices, which takes longer than what they load; these load the API and the app for two.
const TWO_DEVICES = /\bwithTwoDevices\b/;

/**
 * Puts test files together, those of one folder beside each other: to load the API or the screens takes a second of
 * processor time, which most files need longer for than for their tests. A file that would reach its
 * neighbors, or is slow, stays alone. Each file that is run by itself is as it was.
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

/** The name of the block is that of the file: a test that fails tells where it is. */
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
