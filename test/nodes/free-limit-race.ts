import type { Photo } from '#shared/records/photo';

import type { Visitor } from '../kit/api-in-memory';
import { photoForm, picture } from '../kit/pictures';
import { HeldProvider } from '../photos/held-provider';
import { announce, upload, type Way, WAYS } from '../photos/race';
import { Nodes } from './nodes';
import type { Stores } from './stores';

const UPLOADS = 50;
const LIMIT = 3;
const LOOKS = 1_500;
const LOOK_MS = 20;

export interface RaceFigures {
  rounds: number;
  accepted: number;
  /** Rounds in which not exactly three were accepted, counted and analyzed, as text. */
  problems: string[];
}

/** Repeats fifty concurrent uploads by an account with three free images, spread over the servers. */
export async function nodeRaces(
  stores: Stores,
  rounds: number,
  say: (words: string) => void = () => undefined,
): Promise<RaceFigures> {
  const provider = await HeldProvider.start();
  const nodes = await Nodes.start(stores, { provider: provider.url });
  const pictures = await Promise.all(
    Array.from({ length: UPLOADS }, async (_, index) => picture(64, 48, index * 4)),
  );
  const figures: RaceFigures = { rounds, accepted: 0, problems: [] };
  try {
    for (let round = 0; round < rounds; round += 1) {
      const way = WAYS[round % WAYS.length] ?? 'different';
      const found = await race({ nodes, provider, pictures, way, round });
      figures.accepted += found.accepted;
      // One picture is analyzed once for all photos that show it, and costs one image.
      const read = way === 'same' ? { done: UPLOADS, used: 1 } : { done: LIMIT, used: LIMIT };
      const right = { accepted: LIMIT, used: LIMIT, booked: LIMIT, read };
      if (JSON.stringify(found) !== JSON.stringify(right))
        figures.problems.push(`round ${round}, ${way}: ${JSON.stringify(found)}`);
      if (round % 10 === 9) say(`${round + 1} rounds`);
    }
    return figures;
  } finally {
    await nodes.stop();
    await provider.stop();
  }
}

interface Racing {
  nodes: Nodes;
  provider: HeldProvider;
  pictures: Buffer[];
  way: Way;
  round: number;
}

async function race({ nodes, provider, pictures, way, round }: Racing) {
  const callers = await nodes.member(round);
  const [ada, other] = callers;
  if (!ada) throw new Error('There is no server.');
  const ids = way === 'announced' ? await announce(ada, other) : [];
  // An analysis while others still arrive may refund images, which is not tested here.
  void provider.hold();
  const answers = await Promise.all(
    pictures.map(async (bytes, index) => {
      const photoId = ids[index];
      const fields: Record<string, string> = photoId === undefined ? {} : { photoId };
      const body = photoForm(way === 'same' ? (pictures[0] ?? bytes) : bytes, fields);
      return upload(callers[index % callers.length] ?? ada, body);
    }),
  );
  const statuses = answers.map(({ body }) => (body as { status: string }).status);
  const used = await usedBy(nodes, ada);
  const lines = await nodes.db
    .selectFrom('photo_credits')
    .select('change')
    .where('user_id', '=', ada.userId)
    .execute();
  provider.release();
  return {
    accepted: statuses.filter((status) => status !== 'over_limit').length,
    used,
    booked: lines.reduce((sum, { change }) => sum + change, 0),
    read: await readInTheEnd(nodes, ada, way === 'same' ? UPLOADS : LIMIT),
  };
}

/** How many photos are analyzed and counted once the jobs are done. */
async function readInTheEnd(nodes: Nodes, ada: Visitor, wanted: number) {
  let done = 0;
  for (let looks = 0; looks < LOOKS && done < wanted; looks += 1) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    const photos = nodes.db.selectFrom('records').select('data').where('user_id', '=', ada.userId);
    const rows = await photos.where('type', '=', 'photo').execute();
    done = rows.filter(({ data }) => (JSON.parse(data) as Photo).status === 'done').length;
  }
  return { done, used: await usedBy(nodes, ada) };
}

async function usedBy({ db }: Nodes, { userId }: Visitor): Promise<number> {
  const { used } = await db
    .selectFrom('users')
    .select('images_uploaded as used')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return used;
}
