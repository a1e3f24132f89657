import sharp from 'sharp';

import { ApiInMemory, type Visitor } from '../../../test/kit/api-in-memory';
import { dataUrl, photoForm, picture } from '../../../test/kit/pictures';
import { takenPhoto, until } from '../../../test/kit/taken-photo';
import {
  CHICKEN_AND_RICE,
  NO_FOOD,
  seeing,
  VisionCounterpart,
} from '../../../test/kit/vision-counterpart';

const TIME = '2026-11-21T12:30';

interface Taken {
  meal: {
    id: string;
    state: string;
    photoStatus: string;
    imageUrl: string;
    name: string;
    nutrients: { calories: number | null };
  };
  photoId: string;
  status: string;
}

async function upload(member: Visitor, bytes: Buffer, fields: Record<string, string> = {}) {
  return member.send('/api/analyze-image', {
    method: 'POST',
    body: photoForm(bytes, { mealTime: TIME, ...fields }),
  });
}

const statusOf = (member: Visitor) => async () =>
  ((await member.get('/api/meals')).body as { meals: Taken['meal'][] }).meals[0]?.photoStatus ?? '';

const images = async (api: ApiInMemory, member: Visitor) =>
  (
    await api.services.db
      .selectFrom('users')
      .select('images_uploaded')
      .where('id', '=', member.userId)
      .executeTakeFirstOrThrow()
  ).images_uploaded;

describe('without a provider', () => {
  let api: ApiInMemory;
  let ada: Visitor;
  beforeAll(async () => {
    api = await ApiInMemory.start();
  });
  beforeEach(async () => {
    ada = await api.member();
  });
  afterAll(async () => api.stop());

  test.each(['a form', 'a data URL'])(
    'a photo by %s creates a meal that waits, and is not counted',
    async (way) => {
      const bytes = await picture();
      const { status, body } =
        way === 'a form'
          ? await upload(ada, bytes)
          : await ada.post('/api/analyze-image', {
              image: dataUrl(bytes),
              mealTime: TIME,
              userId: ada.userId,
            });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        status: 'unanalysed',
        meal: { state: 'waiting', photoStatus: 'unanalysed' },
      });
      expect(await images(api, ada)).toBe(0);
    },
  );

  test("a photo is served to its owner only, without the camera's metadata", async () => {
    const bytes = await picture();
    expect(bytes.includes('CanaryCam')).toBe(true);
    const { photoId } = (await upload(ada, bytes)).body as Taken;
    const file = await api.services.db
      .selectFrom('photo_files')
      .selectAll()
      .where('photo_id', '=', photoId)
      .executeTakeFirstOrThrow();
    const kept = await api.services.files.read(ada.userId, file.sha256);
    expect(kept.includes('CanaryCam')).toBe(false);
    expect((await sharp(kept).metadata()).exif).toBeUndefined();
    const shown = await ada.get(`/api/photos/${photoId}`);
    expect([shown.status, shown.headers.get('Content-Type')]).toEqual([200, 'image/jpeg']);
    const grace = await api.member('Grace');
    expect((await grace.get(`/api/photos/${photoId}`)).body).toMatchObject({ code: 'not_found' });
  });

  test('a large photo is shrunk to 1,600 pixels', async () => {
    const { photoId } = (await upload(ada, await picture(4_000, 3_000))).body as Taken;
    const record = await api.services.db
      .selectFrom('records')
      .select('data')
      .where('id', '=', photoId)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(record.data)).toMatchObject({ width: 1_600, height: 1_200 });
  });

  test.each([
    ['a text named .jpg', async () => Buffer.from('<html>not a picture</html>'), 'not_an_image'],
    [
      'an SVG',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      'not_an_image',
    ],
    ['a PDF', async () => Buffer.from('%PDF-1.4\n%%EOF'), 'not_an_image'],
    ['half a JPEG', async () => (await picture()).subarray(0, 900), 'not_an_image'],
    ['nothing', async () => Buffer.alloc(0), 'not_an_image'],
    [
      'more than 50 megapixels',
      async () =>
        sharp({ create: { width: 9_000, height: 6_000, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
      'image_too_many_pixels',
    ],
    ['more than 10 MB', async () => Buffer.alloc(10 * 1024 * 1024 + 1, 7), 'image_too_large'],
  ])('%s is refused and changes nothing', async (_what, make, code) => {
    const before = await api.counts();
    const { status, body } = await upload(ada, await make());
    expect(body).toMatchObject({ code });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(await api.counts()).toEqual(before);
  });

  test.each([
    ['an invalid date', { mealTime: '2026-02-30T12:00' }, 400, 'invalid_input'],
    ['the id of another user', { userId: 'somebody' }, 403, 'wrong_user'],
    ['an unannounced photo', { photoId: '01890a5d-ac96-774b-bcce-b302099a8057' }, 404, 'not_found'],
    ['an unknown field', { price: '3' }, 400, 'invalid_input'],
  ])('%s is refused and changes nothing', async (_what, fields, status, code) => {
    const before = await api.counts();
    const answer = await upload(ada, await picture(), fields);
    expect([answer.status, answer.body]).toEqual([status, expect.objectContaining({ code })]);
    expect(await api.counts()).toEqual(before);
  });

  test('text that is not a data URL is refused with an error for its field', async () => {
    const { body } = await ada.post('/api/analyze-image', {
      image: 'http://169.254.169.254/',
      mealTime: TIME,
    });
    expect(body).toMatchObject({
      code: 'invalid_input',
      fields: { image: expect.stringContaining('data URL') },
    });
  });
});

describe('with a provider', () => {
  let api: ApiInMemory;
  let provider: VisionCounterpart;
  let ada: Visitor;
  beforeAll(async () => {
    provider = await VisionCounterpart.start();
    api = await ApiInMemory.start({ OPENAI_BASE_URL: provider.url, OPENAI_MODEL: 'counterpart' });
  });
  beforeEach(async () => {
    ada = await api.member();
  });
  afterAll(async () => {
    await api.stop();
    await provider.stop();
  });

  test('names and weights come from the model, nutrients from the food table', async () => {
    provider.willAnswer(CHICKEN_AND_RICE);
    expect((await upload(ada, await picture())).body).toMatchObject({ status: 'queued' });
    await until(statusOf(ada), (status) => status === 'done');
    const { meals } = (await ada.get('/api/meals')).body as { meals: Taken['meal'][] };
    expect(meals).toMatchObject([{ state: 'analysed', name: expect.stringContaining('Chicken') }]);
    expect(meals[0]?.nutrients.calories).toBeGreaterThan(200);
    expect(await images(api, ada)).toBe(1);
    expect(provider.asked.at(-1)).toContain('data:image/jpeg;base64,');
    expect(provider.asked.at(-1)).not.toContain('CanaryCam');
  });

  test('a picture without food is refunded', async () => {
    provider.willAnswer(NO_FOOD);
    await upload(ada, await picture());
    await until(statusOf(ada), (status) => status === 'failed');
    expect(await images(api, ada)).toBe(0);
  });

  test.each([
    ['too blurred to read', seeing([], { verdict: 'unclear' })],
    ['without food', NO_FOOD],
  ])(
    'a picture %s is not analyzed or counted again if it is uploaded again after a lost response',
    async (_, said) => {
      provider.willAnswer(said);
      provider.asked.length = 0;
      const bytes = await picture();
      const { photoId } = await takenPhoto(ada, bytes);
      const book = async () =>
        (await ada.get('/api/photo-credits')).body as { used: number; entries: { why: string }[] };
      const { entries } = await until(book, ({ entries: lines }) => lines.length === 2);
      const again = await upload(ada, bytes, { photoId });
      expect(again).toMatchObject({ status: 200, body: { photoId, status: 'failed' } });
      expect(await book()).toMatchObject({ used: 0, entries });
      expect(provider.asked).toHaveLength(1);
    },
  );

  test('of fifty photos at once three are queued, and the others are stored and wait', async () => {
    provider.willAnswer(CHICKEN_AND_RICE);
    // Different pictures, because a picture that was analyzed before is free.
    const pictures = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => picture(64, 48, index * 4)),
    );
    const answers = await Promise.all(pictures.map(async (bytes) => upload(ada, bytes)));
    const statuses = answers.map(({ body }) => (body as Taken).status);
    expect(statuses.filter((status) => status !== 'over_limit')).toHaveLength(3);
    expect(statuses.filter((status) => status === 'over_limit')).toHaveLength(47);
    expect(await images(api, ada)).toBe(3);
    expect(
      await api.services.db
        .selectFrom('photo_files')
        .select('photo_id')
        .where('user_id', '=', ada.userId)
        .execute(),
    ).toHaveLength(50);
  });
});
