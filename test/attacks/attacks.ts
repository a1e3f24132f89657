import { spawnSync } from 'node:child_process';
import path from 'node:path';

import { builtProgram } from '../kit/built-program';
import { LiveServer } from '../kit/live-server';
import { launch, type Attack, type Verdict } from './attack';
import { anonymousBombs, memberBombs, regexAttack } from './bodies';
import { removeDisk, smallDisk } from '../kit/small-disk';
import { fullDisk } from './full-disk';
import { HERMAN, liveStreams, oneAddress, wrongAdminPasswords, wrongPasswords } from './limits';
import { digest, firstWords, longTexts, maintenance, mealList, rememberedFoods } from './long-work';
import { overload } from './overload';
import { Person, World, type Scale } from './world';

const ROOT = path.resolve(__dirname, '../..');

export interface Campaign {
  verdicts: Verdict[];
  /** What was skipped, and why. */
  skipped: string[];
}

/** Runs the attacks one after the other, and reports each verdict. */
export async function attackAll(scale: Scale, say: (verdict: Verdict) => void): Promise<Campaign> {
  const verdicts: Verdict[] = [];
  const note = (verdict: Verdict) => {
    verdicts.push(verdict);
    say(verdict);
  };
  const world = await World.open(scale);
  try {
    // First, because the maintenance of the server's start is running now.
    note(await launch(world, maintenance()));
    addAdministrator(world);
    for (const attack of attacksOn(world)) note(await launch(world, attack));
  } finally {
    await world.close();
  }
  note(await inFreshServer(scale));
  const full = await onSmallDisk(scale);
  if (full) note(full);
  const skipped = full ? [] : ['a full disk: this account may not mount a small one'];
  return { verdicts, skipped };
}

function attacksOn(world: World): Attack[] {
  return [
    anonymousBombs(world.url),
    memberBombs(world.url),
    regexAttack(),
    longTexts(),
    rememberedFoods(),
    mealList(),
    digest(),
    overload(world),
    oneAddress(world),
    liveStreams(world),
    wrongPasswords(world),
    wrongAdminPasswords(world),
  ];
}

async function inFreshServer(scale: Scale): Promise<Verdict> {
  const world = await World.open({ ...scale, part: 0.001 });
  try {
    return await launch(world, firstWords());
  } finally {
    await world.close();
  }
}

async function onSmallDisk(scale: Scale): Promise<Verdict | undefined> {
  const folder = smallDisk(24);
  if (folder === undefined) return undefined;
  const server = await LiveServer.start({ DATA_DIR: folder, TRUST_PROXY: '1', LOG_LEVEL: 'error' });
  try {
    const url = server.url.replace('localhost', '127.0.0.1');
    const person = await Person.register(url, 1);
    const me = await person.send('/api/auth/me');
    const { user } = JSON.parse(me.text) as { user: { id: string } };
    return await launch({ url, scale }, fullDisk(server, person, user.id));
  } finally {
    await server.remove();
    removeDisk(folder);
  }
}

function addAdministrator({ server }: World): void {
  const { username, password } = HERMAN;
  const words = [builtProgram('scripts/admin.ts'), 'create', username, 'herman@example.org'];
  const env = { ...process.env, DATA_DIR: server.dataFolder };
  const made = spawnSync(process.execPath, words, { cwd: ROOT, env, input: `${password}\n` });
  if (made.status !== 0) throw new Error(made.stderr.toString());
}
