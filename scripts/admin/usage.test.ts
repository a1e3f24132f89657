import { tmpdir } from 'node:os';
import path from 'node:path';

import { spawnAdmin } from '../../test/kit/admin-command';

const FOLDER = path.join(tmpdir(), 'platelog-no-data');
const wrong = (words: string) => ({ status: 1, said: expect.stringContaining(words) as string });

test.each([
  [['disable', 'ada', 'grace'], "'grace' is too much, and nothing was done."],
  [['list', 'all'], "'all' is too much"],
  [['second-factor', 'ada', 'of'], "'of' is not known here"],
  [['backup', 'one', 'two'], "Name one folder, without 'two'."],
  [['backup', '--keep', '7'], 'Name the folder.'],
  [['restore', '--replace'], 'FOLDER is missing'],
])('%j is rejected, because an argument would be ignored', async (words, said) => {
  expect(await spawnAdmin(FOLDER, words)).toEqual(wrong(said));
});

test.each([
  [['backup', 'one', '--keep'], "'--keep' needs a value."],
  [['backup', 'one', '--keep', '--all'], "'--keep' needs a value."],
  [['backup', 'one', '--keeps', '7'], "There is no option '--keeps'."],
  [['restore', 'one', '--replace=yes'], "'--replace' takes no value."],
  [['doctor', 'now'], "'now' is too much"],
  [['invite', '--uses'], "'--uses' needs a value."],
])('%j is rejected with a reason and its usage', async (words, said) => {
  const ended = await spawnAdmin(FOLDER, words);
  expect(ended).toEqual(wrong(said));
  expect(ended.said).toContain('othing was done.');
  expect(ended.said).toContain(`npm run admin -- ${words[0] ?? ''} `);
  expect(ended.said).not.toMatch(/argument|positional/);
});

test('a mistyped command is named, and one without an argument prints only its own usage', async () => {
  expect(await spawnAdmin(tmpdir(), ['bakcup', '/somewhere'])).toEqual({
    status: 1,
    said: "There is no command 'bakcup'. All of them: npm run admin\n",
  });
  expect(await spawnAdmin(tmpdir(), ['backup'])).toEqual({
    status: 1,
    said: expect.stringMatching(
      /^FOLDER is missing, and nothing was done\.\nnpm run admin -- backup FOLDER.*\n$/,
    ) as string,
  });
});

test.each([
  [['create'], 'NAME and EMAIL are missing, and nothing was done.', 'create NAME EMAIL'],
  [['create', 'charles'], 'EMAIL is missing, and nothing was done.', 'create NAME EMAIL'],
  [['announce', '--dry-run'], 'FILE is missing, and nothing was done.', 'announce FILE'],
])('%j says what is missing, and how it is written', async (words, first, usage) => {
  const { status, said } = await spawnAdmin(tmpdir(), words);
  expect([status, said.split('\n')[0]]).toEqual([1, first]);
  expect(said).toContain(`npm run admin -- ${usage}`);
});
