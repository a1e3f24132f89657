import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { registration, Visitor } from '../../test/kit/api-in-memory';
import { spawnAdmin } from '../../test/kit/admin-command';
import { BucketServer } from '../../test/kit/bucket-server';
import { LiveServer } from '../../test/kit/live-server';
import { picture } from '../../test/kit/pictures';
import { isShort } from '../../test/kit/short';
import { takenPhoto } from '../../test/kit/taken-photo';

jest.setTimeout(180_000);

const BUCKET = 'photos';

let bucket: BucketServer;
let folder: string;
beforeAll(async () => {
  bucket = await BucketServer.start(BUCKET);
  folder = mkdtempSync(path.join(tmpdir(), 'platelog-in-bucket-'));
});
afterAll(async () => {
  await bucket.stop();
  rmSync(folder, { recursive: true });
});

const inside = (name: string) => path.join(folder, name);

/** An admin command with the photos in the bucket. */
const admin = async (data: string, ...words: string[]) =>
  spawnAdmin(data, words, undefined, { ...bucket.settings(BUCKET), DISK_RESERVE_MB: '0' });

async function signUp(server: LiveServer): Promise<Visitor> {
  const visitor = new Visitor(server.url);
  const { body } = await visitor.post('/api/register', registration());
  visitor.userId = (body as { user: { id: string } }).user.id;
  return visitor;
}

// Starts four servers, and a dozen admin commands.
(isShort ? test.skip : test)(
  'photos are moved from the disk to a bucket and back, and a backup lists them and can be restored',
  async () => {
    const data = inside('data');
    const onDisk = await LiveServer.start({ DATA_DIR: data });
    const ada = await signUp(onDisk);
    const { photoId } = await takenPhoto(ada, await picture());
    const shown = async (server: LiveServer) => {
      const who = new Visitor(server.url);
      who.cookies = ada.cookies;
      return (await who.get(`/api/photos/${photoId}`)).status;
    };
    expect(await shown(onDisk)).toBe(200);
    expect((await admin(data, 'move-photos')).said).toContain('Stop that one');
    await onDisk.remove();

    const early = await LiveServer.start({ DATA_DIR: data, ...bucket.settings(BUCKET) }).then(
      async (server) => server.remove(),
      String,
    );
    expect(early).toContain('npm run admin -- move-photos');
    expect((await admin(data, 'doctor')).said).toMatch(/fault +photos .*move-photos/);

    const moved = await admin(data, 'move-photos');
    expect([moved.status, moved.said]).toEqual([0, expect.stringContaining('each as it was: 1.')]);
    expect(bucket.keys(BUCKET)).toEqual([expect.stringMatching(`^${ada.userId}/[0-9a-f]{64}$`)]);
    expect(readdirSync(data).filter((name) => name.startsWith('before-bucket-'))).toHaveLength(1);

    const inBucket = await LiveServer.start({ DATA_DIR: data, ...bucket.settings(BUCKET) });
    expect(await shown(inBucket)).toBe(200);
    expect((await admin(data, 'doctor', '--online')).said).toMatch(
      /ok +photos .*takes, gives back/,
    );
    expect(bucket.keys(BUCKET)).toHaveLength(1);
    const made = await admin(data, 'backup', inside('backups'));
    expect([made.status, made.said]).toEqual([0, expect.stringContaining('stay in the bucket')]);
    await inBucket.remove();

    const verified = await admin(data, 'verify', inside('backups'));
    expect([verified.status, verified.said]).toEqual([0, expect.stringContaining('bucket: 1, by')]);
    const elsewhere = await spawnAdmin(data, ['verify', inside('backups')]);
    expect([elsewhere.status, elsewhere.said]).toEqual([
      1,
      expect.stringContaining('is not known'),
    ]);
    const restored = await admin(inside('restored'), 'restore', inside('backups'));
    expect([restored.status, restored.said]).toEqual([0, expect.stringContaining('REHEARSAL=1')]);
    const [backup = ''] = readdirSync(inside('backups'));
    expect(readdirSync(path.join(inside('backups'), backup, 'photos'))).toEqual([]);

    const back = await admin(inside('restored'), 'move-photos', '--back');
    expect([back.status, back.said]).toEqual([0, expect.stringContaining('take the lines S3_...')]);
    const again = await LiveServer.start({ DATA_DIR: inside('restored') });
    expect(await shown(again)).toBe(200);
    await again.remove();

    const [key = ''] = bucket.keys(BUCKET);
    bucket.lose(BUCKET, key);
    const lost = await admin(data, 'verify', inside('backups'));
    expect([lost.status, lost.said]).toEqual([1, expect.stringContaining(key)]);
    const refused = await admin(inside('again'), 'restore', inside('backups'));
    expect([refused.status, refused.said]).toEqual([1, expect.stringContaining('--incomplete')]);
    expect(
      (await admin(inside('again'), 'restore', inside('backups'), '--incomplete')).status,
    ).toBe(0);
  },
);
