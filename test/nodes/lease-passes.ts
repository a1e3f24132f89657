import { setTimeout as pause } from 'node:timers/promises';

import type { Meal } from '#shared/records/meal';
import type { Photo } from '#shared/records/photo';

import type { ServerProcess } from '../crash/server-process';
import { photoForm, picture } from '../kit/pictures';
import { HeldProvider } from '../photos/held-provider';
import { Nodes } from './nodes';
import type { Stores } from './stores';

/** Photos that each server analyzes at once. */
const AT_ONCE = 3;
/** A lease lasts a minute, and idle servers look for expired ones every half minute. */
const PATIENCE_MS = 120_000;
const LOOK_MS = 100;

export interface LeaseFigures {
  /** Photos whose server died, or was paused, during their analysis. */
  passed: number;
  /** Time until the last of them was analyzed by another server, in ms. */
  slowestMs: number;
  problems: string[];
}

interface Taken {
  photoId: string;
  userId: string;
}

/**
 * Two servers analyze three photos each; one of them is killed for good, then one is paused for longer than its leases
 * and resumed. The other one has to analyze what was left, and each photo has one result and one charge. The paused
 * server may have asked the provider in vain: it gets the answer, but must not use it.
 */
export async function leasesPass(
  stores: Stores,
  say: (words: string) => void = () => undefined,
): Promise<LeaseFigures> {
  const provider = await HeldProvider.start();
  const env = { OPENAI_CONCURRENCY: String(AT_ONCE) };
  const nodes = await Nodes.start(stores, { provider: provider.url, env });
  const figures: LeaseFigures = { passed: 0, slowestMs: 0, problems: [] };
  try {
    const [one] = nodes.all;
    if (!one) return figures;
    await pass({ nodes, provider, figures, answersMost: 1 }, one, async () => one.kill());
    say('one killed');
    await one.start();
    await pass({ nodes, provider, figures, answersMost: 2 }, one, async () => {
      one.signal('SIGSTOP');
      return Promise.resolve();
    });
    return figures;
  } finally {
    await nodes.stop();
    await provider.stop();
  }
}

interface Passing {
  nodes: Nodes;
  provider: HeldProvider;
  figures: LeaseFigures;
  /** The most answers of the provider to one photo. */
  answersMost: number;
}

async function pass(
  { nodes, provider, figures, answersMost }: Passing,
  one: ServerProcess,
  end: () => Promise<void>,
): Promise<void> {
  void provider.hold();
  const photos: Taken[] = [];
  for (let index = 0; index < AT_ONCE * nodes.all.length; index += 1)
    photos.push(await upload(nodes, index));
  await until(async () => (await running(nodes)).length === photos.length, 'a photo was not begun');
  const pid = String(one.pid);
  const left = (await running(nodes)).filter(({ owner }) => owner?.split('/').includes(pid));
  if (left.length !== AT_ONCE) figures.problems.push(`one server reads ${left.length} photos`);
  figures.passed += left.length;
  const began = Date.now();
  await end();
  provider.release();
  await until(async () => (await running(nodes)).length === 0, 'a lease did not pass');
  figures.slowestMs = Math.max(figures.slowestMs, Date.now() - began);
  // The paused server now has its answer, for work that no longer belongs to it.
  one.signal('SIGCONT');
  await pause(2_000);
  for (const photo of photos)
    figures.problems.push(...(await problemsOf(nodes, photo, answersMost)));
}

async function upload(nodes: Nodes, index: number): Promise<Taken> {
  const callers = await nodes.member(index);
  const caller = callers[index % callers.length];
  if (!caller) throw new Error('There is no server.');
  const bytes = await picture(64, 48, 80);
  const body = photoForm(bytes, { mealTime: '2026-11-21T12:30' });
  const answer = await caller.send('/api/analyze-image', { method: 'POST', body });
  const { photoId } = answer.body as { photoId: string };
  return { photoId, userId: caller.userId };
}

async function running({ db }: Nodes) {
  return db
    .selectFrom('jobs')
    .select('owner')
    .where('kind', '=', 'photo')
    .where('state', '=', 'running')
    .execute();
}

async function until(isSo: () => Promise<boolean>, otherwise: string): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end;) {
    if (await isSo()) return;
    await pause(LOOK_MS);
  }
  throw new Error(otherwise);
}

/** Each photo must have one result and one charge. */
async function problemsOf(
  { db }: Nodes,
  { photoId, userId }: Taken,
  answersMost: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('records')
    .select(['type', 'data'])
    .where('user_id', '=', userId)
    .execute();
  const dataOf = (type: string) => rows.find((row) => row.type === type)?.data ?? '{}';
  const meal = JSON.parse(dataOf('meal')) as Meal;
  const photo = JSON.parse(dataOf('photo')) as Photo;
  const readings = await db
    .selectFrom('readings')
    .select('photo_id')
    .where('photo_id', '=', photoId)
    .execute();
  const lines = await db
    .selectFrom('photo_credits')
    .select('change')
    .where('user_id', '=', userId)
    .execute();
  const { images_uploaded: used } = await db
    .selectFrom('users')
    .select('images_uploaded')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const found = {
    status: photo.status,
    items: meal.analysis?.items.length,
    proposal: meal.proposal ?? null,
    answers: readings.length >= 1 && readings.length <= answersMost,
    lines: lines.length,
    sum: lines.reduce((sum, { change }) => sum + change, 0),
    used,
  };
  const right = {
    status: 'done',
    items: 2,
    proposal: null,
    answers: true,
    lines: 1,
    sum: 1,
    used: 1,
  };
  const isRight = JSON.stringify(found) === JSON.stringify(right);
  return isRight ? [] : [`photo ${photoId}: ${JSON.stringify(found)}`];
}
