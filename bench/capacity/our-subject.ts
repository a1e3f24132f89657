import { agreeToAi, Visitor } from '../../test/kit/api-in-memory';
import { CHICKEN_AND_RICE, VisionCounterpart } from '../../test/kit/vision-counterpart';
import { OUR_SERVER, type Stage } from '../sync/candidates';
import type { EndlessMeals } from '../sync/endless-meals';
import { listen } from '../sync/event-stream';
import { HttpConnection } from '../sync/http-connection';
import { type BenchAccount, registerAccount } from '../sync/ours/account';
import { batchesOf, operationsOf } from '../sync/ours/operations';
import { Replica } from '../sync/ours/replica';
import { bytesStored } from './bytes-stored';
import { type Calls, PEOPLE, type Subject } from './subject';

interface Wanted {
  name: string;
  postgres: boolean;
  meals: EndlessMeals;
  photo: () => Buffer;
}

/** Two accounts of one user, so that a sync does not receive what the server writes for words and photos. */
interface Person {
  account: BenchAccount;
  replica: Replica;
  other: BenchAccount;
  connection: HttpConnection;
}

/** Concurrent registrations: the server hashes two passwords at a time. */
const AT_ONCE = 5;

/** Our server, with an AI provider on loopback that responds at once. */
export async function ourSubject(stage: Stage, wanted: Wanted): Promise<Subject> {
  const { name, postgres, meals, photo } = wanted;
  const provider = await VisionCounterpart.start();
  stage.closeLater(async () => provider.stop());
  provider.willAnswer(CHICKEN_AND_RICE);
  const server = await stage.server(
    OUR_SERVER,
    { postgres },
    { OPENAI_BASE_URL: provider.url, OPENAI_MODEL: 'counterpart', FREE_IMAGES: 'unlimited' },
  );
  const people: Person[] = [];
  while (people.length < PEOPLE) {
    const next = Array.from({ length: AT_ONCE }, async () => personAt(server.url));
    people.push(...(await Promise.all(next)));
  }
  const sent = { photos: 0 };
  return {
    name,
    server,
    callsOf: (n) => {
      const person = people[n % people.length];
      if (!person) throw new Error('There is nobody.');
      return callsOf(person, meals, () => {
        sent.photos += 1;
        return photo();
      });
    },
    listen: async (n, heard) => {
      const headers = { Cookie: people[n % people.length]?.account.cookie ?? '' };
      return listen(`${server.url}/api/sync/live`, headers, heard);
    },
    settled: async () => {
      while (provider.asked.length < sent.photos) await pause(20);
      // Waits until the server has written the provider's answers.
      await pause(sent.photos > 0 ? 500 : 0);
      provider.asked.length = 0;
      sent.photos = 0;
    },
    stored: async () => bytesStored(server),
  };
}

const pause = async (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function personAt(url: string): Promise<Person> {
  const [account, other] = [await registerAccount(url), await registerAccount(url)];
  const visitor = new Visitor(url);
  visitor.cookies = other.cookie;
  await agreeToAi(visitor);
  const connection = new HttpConnection(url);
  const replica = new Replica(new HttpConnection(url), account, () => undefined);
  await replica.pull();
  return { account, replica, other, connection };
}

function callsOf(person: Person, meals: EndlessMeals, photo: () => Buffer): Calls {
  const { replica, connection, other } = person;
  const push = async (count: number) => {
    const taken = meals.take(count);
    const [ops] = batchesOf(operationsOf(taken, taken[0]?.updatedAt ?? 0));
    await replica.exchange(ops);
  };
  const post = async (path: string, type: string, body: string | Buffer) => {
    const headers = { Cookie: other.cookie, 'Content-Type': type, 'Accept-Encoding': 'gzip' };
    const { status, body: answer } = await connection.send({ method: 'POST', path, headers, body });
    if (status !== 200) throw new Error(`${path} was answered ${status}: ${answer.toString()}`);
  };
  return {
    'sync, nothing new': async () => {
      await replica.exchange();
    },
    'sync, 1 record': async () => push(1),
    'sync, 100 records': async () => push(100),
    'a meal in words': async () => {
      const [meal] = meals.take(1);
      const { description, mealTime } = meal?.fields ?? {};
      await post(
        '/api/analyze-text',
        'application/json',
        JSON.stringify({ description, mealTime }),
      );
    },
    'a photo': async () =>
      post('/api/analyze-image', `multipart/form-data; boundary=${BOUNDARY}`, formOf(photo())),
  };
}

const BOUNDARY = 'bench-of-capacity';

/** The form that a device sends. */
function formOf(photo: Buffer): Buffer {
  const part = (head: string) => `--${BOUNDARY}\r\nContent-Disposition: form-data; ${head}`;
  return Buffer.concat([
    Buffer.from(part('name="mealTime"\r\n\r\n2026-11-21T12:30\r\n')),
    Buffer.from(part('name="image"; filename="photo.jpg"\r\nContent-Type: image/jpeg\r\n\r\n')),
    photo,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
}
