import { ApiInMemory, type Visitor } from '../../../test/kit/api-in-memory';
import { photoForm, picture } from '../../../test/kit/pictures';
import { takenPhoto, until } from '../../../test/kit/taken-photo';
import { NO_FOOD, seeing, VisionCounterpart } from '../../../test/kit/vision-counterpart';

let api: ApiInMemory;
let provider: VisionCounterpart;
let ada: Visitor;

beforeAll(async () => {
  provider = await VisionCounterpart.start();
  api = await ApiInMemory.start({ OPENAI_BASE_URL: provider.url, OPENAI_MODEL: 'counterpart' });
});
beforeEach(async () => {
  ada = await api.member();
  provider.asked.length = 0;
});
afterAll(async () => {
  await api.stop();
  await provider.stop();
});

const book = async () =>
  (await ada.get('/api/photo-credits')).body as { used: number; entries: { why: string }[] };

test.each([
  ['too blurred to read', seeing([], { verdict: 'unclear' })],
  ['without food', NO_FOOD],
])('a picture %s whose first answer was lost is not read and counted anew', async (_, said) => {
  provider.willAnswer(said);
  const bytes = await picture();
  const { photoId } = await takenPhoto(ada, bytes);
  const { entries } = await until(book, ({ entries: lines }) => lines.length === 2);
  const again = await ada.send('/api/analyze-image', {
    method: 'POST',
    body: photoForm(bytes, { photoId }),
  });
  expect(again).toMatchObject({ status: 200, body: { photoId, status: 'failed' } });
  expect(await book()).toMatchObject({ used: 0, entries });
  expect(provider.asked).toHaveLength(1);
});
