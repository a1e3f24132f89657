import path from 'node:path';

import SQLite from 'better-sqlite3';

import type { Meal } from '#shared/records/meal';
import type { Photo } from '#shared/records/photo';

import { DATABASE_FILE } from '../../api/store/database';
import type { JobsTable } from '../../api/store/tables';

/** How far a photo's job had come: each step is its own commit. */
export const STEPS = ['queued', 'leased', 'begun', 'answered', 'written'] as const;
export type Step = (typeof STEPS)[number];

interface Counts {
  readings: number;
  jobs: number;
  sum: number;
  lines: number;
  used: number;
}

/** What the database says of a photo's job, read while the server runs or after its death. */
export class JobFacts {
  private open: SQLite.Database | undefined;

  constructor(private readonly dataFolder: string) {}

  close(): void {
    this.open?.close();
  }

  stepOf(photoId: string): Step {
    return this.reading((db) => {
      const job = db.prepare('SELECT * FROM jobs WHERE subject_id = ?').get(photoId) as JobsTable;
      if (job.state === 'done' || job.state === 'failed') return 'written';
      const { readings } = countsOf(db, photoId);
      if (readings > 0) return 'answered';
      if (photoIn(db, photoId).status === 'analysing') return 'begun';
      return job.state === 'running' ? 'leased' : 'queued';
    });
  }

  /** The photo with the newest job; undefined before the first one. */
  newest(): string | undefined {
    return this.reading((db) => {
      const newest = 'SELECT subject_id AS id FROM jobs ORDER BY rowid DESC LIMIT 1';
      return (db.prepare(newest).get() as { id: string } | undefined)?.id;
    });
  }

  /** What is wrong after a job has ended. */
  problemsOf(photoId: string, used: number): string[] {
    return this.reading((db) => {
      const photo = photoIn(db, photoId);
      const counts = countsOf(db, photoId);
      const meal = dataOf(db, photo.mealId) as Meal;
      const found = {
        status: photo.status,
        items: meal.analysis?.items.length,
        proposal: meal.proposal ?? null,
        progress: meal.progress ?? null,
        ...counts,
      };
      const right = {
        status: 'done',
        items: 2,
        proposal: null,
        progress: null,
        readings: 1,
        jobs: 1,
        sum: 1,
        lines: 1,
        used,
      };
      const same = JSON.stringify(found) === JSON.stringify(right);
      return same ? [] : [`${JSON.stringify(found)} is not ${JSON.stringify(right)}`];
    });
  }

  /** The unfinished jobs, as text for the message of a failed test. */
  openJobs(): string {
    return this.reading((db) =>
      JSON.stringify(db.prepare("SELECT * FROM jobs WHERE state IN ('queued', 'running')").all()),
    );
  }

  private reading<T>(read: (db: SQLite.Database) => T): T {
    const file = path.join(this.dataFolder, DATABASE_FILE);
    const db = (this.open ??= new SQLite(file, { readonly: true }));
    return db.transaction(() => read(db))();
  }
}

function countsOf(db: SQLite.Database, photoId: string): Counts {
  return db
    .prepare(
      `SELECT (SELECT COUNT(*) FROM readings WHERE photo_id = @photoId) AS readings,
        (SELECT COUNT(*) FROM jobs WHERE subject_id = @photoId) AS jobs,
        (SELECT SUM(change) FROM photo_credits WHERE photo_id = @photoId) AS sum,
        (SELECT COUNT(*) FROM photo_credits WHERE photo_id = @photoId) AS lines,
        (SELECT images_uploaded FROM users WHERE id =
          (SELECT user_id FROM photo_files WHERE photo_id = @photoId)) AS used`,
    )
    .get({ photoId }) as Counts;
}

const photoIn = (db: SQLite.Database, id: string) => dataOf(db, id) as Photo;

function dataOf(db: SQLite.Database, id: string): unknown {
  const { data } = db.prepare('SELECT data FROM records WHERE id = ?').get(id) as { data: string };
  return JSON.parse(data);
}
