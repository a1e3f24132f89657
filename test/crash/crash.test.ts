import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';

import SQLite from 'better-sqlite3';

import { DATABASE_FILE } from '../../api/store/database';
import { isShort } from '../kit/short';
import { check, idsOf, problemsOf } from './checks';
import { killRounds, type Outcome } from './kill-rounds';
import { PowerCuts } from './power-cut/cuts';
import { readKept } from './snapshot';

const ROUNDS = isShort ? 2 : 8;
const CUTS = isShort ? 3 : 5;
// To repeat a failed run, set CRASH_SEED to the seed in its failure message.
const SEED = Number(process.env['CRASH_SEED'] ?? Date.now() % 1_000_000);
const AWAIT_UPLOAD = `UPDATE records SET data = json_set(data, '$.status', 'awaiting_upload')`;
const PATIENCE_MS = 240_000;

describe('kill -9 under four writers', () => {
  let outcome: Outcome;

  beforeAll(async () => {
    outcome = await killRounds({ rounds: ROUNDS, seed: SEED });
  }, PATIENCE_MS);
  afterAll(() => outcome.remove());

  test('nothing acknowledged is lost, nothing exists twice, and every count is right', () => {
    const { problems, kills, findings } = outcome.figures;
    expect({ seed: SEED, problems }).toEqual({ seed: SEED, problems: [] });
    expect(kills).toBeGreaterThanOrEqual(ROUNDS);
    expect(findings.acknowledged).toBeGreaterThan(0);
  });

  test.each([
    ['operations that are missing', 'lost', 'DELETE FROM ops'],
    ['missing operations that created records', 'lost', 'UPDATE records SET maker = NULL'],
    ['a part of a batch', 'halves', "UPDATE records SET maker = NULL WHERE type = 'photo'"],
    [
      // Its receipt is deleted with it.
      'a record that is missing',
      'lost',
      'DELETE FROM records WHERE id = (SELECT max(id) FROM records)',
    ],
    [
      'an edit that is missing',
      'wrong',
      `UPDATE records SET data = json_set(data, '$.name', 'Meal')`,
    ],
    ['a sequence number that went back', 'wrong', 'UPDATE users SET seq = seq - 1'],
    ['an effect that happened twice', 'doubles', 'UPDATE users SET seq = seq + 1'],
    ['a record that no operation created', 'doubles', `UPDATE records SET id = 'x' || id`],
    ['bytes that are missing', 'lost', 'DELETE FROM photo_files'],
    ['a photo that was half accepted', 'wrong', `${AWAIT_UPLOAD} WHERE type = 'photo'`],
    ['an image charged twice', 'quota', 'UPDATE users SET images_uploaded = images_uploaded + 1'],
    ['a charge that does not match', 'quota', 'UPDATE photo_charges SET charged = 1 - charged'],
    ['a missing upload credit', 'quota', 'DELETE FROM photo_credits WHERE n = 1'],
    ['an overwritten upload credit', 'quota', 'UPDATE photo_credits SET change = 0 WHERE n = 1'],
  ])('the check finds %s', (_what, kind, damage) => {
    expect(foundAfter(damage)).toContain(kind);
  });

  /** The kinds of problem found in a damaged copy. */
  function foundAfter(damage: string): string[] {
    const copy = `${outcome.dataFolder}-damaged`;
    cpSync(outcome.dataFolder, copy, { recursive: true });
    const db = new SQLite(path.join(copy, DATABASE_FILE));
    db.exec(damage);
    db.close();
    const kept = readKept(copy, idsOf(outcome.ledger));
    const problems = problemsOf(check(kept, outcome.ledger));
    rmSync(copy, { recursive: true });
    return problems.map((words) => words.split(':')[0] ?? '');
  }
});

// The library that simulates the disk needs Linux's way to preload libraries.
const onLinux = process.platform === 'linux' ? describe : describe.skip;

onLinux('power cuts', () => {
  let power: PowerCuts;

  beforeAll(() => {
    power = new PowerCuts();
  });
  afterAll(() => power.remove());

  test.each(['FULL', 'SHARED'] as const)(
    'a commit of the product survives: %s',
    async (synchronous) => {
      const figures = await power.make(CUTS, synchronous, SEED);
      expect(figures).toMatchObject({ level: 'synchronous FULL', lost: 0, damage: [] });
      expect(figures.acknowledged).toBeGreaterThan(0);
    },
    PATIENCE_MS,
  );

  test(
    'with synchronous=NORMAL a commit is lost, so the model can detect losses',
    async () => {
      let lost = 0;
      // About half of the cuts happen when everything has just been made durable.
      for (let more = 0; more < 10 && lost === 0; more += 1) {
        const figures = await power.make(CUTS, 'NORMAL', SEED + more);
        expect(figures).toMatchObject({ level: 'synchronous NORMAL', damage: [] });
        ({ lost } = figures);
      }
      expect(lost).toBeGreaterThan(0);
    },
    PATIENCE_MS,
  );
});
