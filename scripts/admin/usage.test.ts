import { tmpdir } from 'node:os';

import { spawnAdmin } from '../../test/kit/admin-command';

test('a mistyped command is named, and one that lacks a word shows its own line alone', async () => {
  expect(await spawnAdmin(tmpdir(), ['bakcup', '/somewhere'])).toEqual({
    status: 1,
    said: "There is no command 'bakcup'. All of them: npm run admin\n",
  });
  expect(await spawnAdmin(tmpdir(), ['backup'])).toEqual({
    status: 1,
    said: expect.stringMatching(
      /^Something is missing\.\nnpm run admin -- backup FOLDER.*\n$/,
    ) as string,
  });
});
