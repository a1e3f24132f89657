import { statSync } from 'node:fs';
import path from 'node:path';
import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';

import type { Metric, Sample } from '../../http/metrics-text';
import { jobFigures } from '../../store/admin/job-figures';
import { freeOnDisk } from '../../store/data-folder';
import { DATABASE_FILE } from '../../store/database';
import { type PhotoFigures, photoFigures } from '../../store/admin/photo-figures';
import { countRemovals } from '../../store/photo-files/removals';
import { troublesSince } from '../../store/sync-troubles';
import type { Services } from '../services';

const SECOND_MS = 1_000;
const NS = 1e9;
const US = 1e6;
const DAY_MS = 24 * 3600 * SECOND_MS;
const PHOTOS_FRESH_MS = 60 * SECOND_MS;
const QUANTILES = [50, 99];

/** The server's metrics about itself, without personal data. */
export class ServerMetrics {
  private readonly delay: IntervalHistogram;
  private photos: PhotoFigures = { files: 0, bytes: 0 };
  private photosAt = -Infinity;

  constructor(private readonly services: Services) {
    this.delay = monitorEventLoopDelay({ resolution: 20 });
    this.delay.enable();
  }

  stop(): void {
    this.delay.disable();
  }

  async read(): Promise<Metric[]> {
    const { requests } = this.services;
    return [
      ...this.process(),
      ...requests.read(),
      ...this.waiting(),
      ...(await this.jobs()),
      ...(await this.sync()),
      ...(await this.stored()),
      ...this.eventLoop(),
    ];
  }

  private process(): Metric[] {
    const { version, build, startedAt, now, life, disk, backups } = this.services;
    const { user, system } = process.cpuUsage();
    const { rss, heapUsed } = process.memoryUsage();
    const isReady = !life.isStopping && !disk.isFull;
    return [
      gauge('platelog_info', 'The version that runs.', [{ labels: { version, build }, value: 1 }]),
      gauge('platelog_uptime_seconds', 'Time since the start.', (now() - startedAt) / SECOND_MS),
      gauge('platelog_ready', '0 while it is stopping or its disk is full.', Number(isReady)),
      counter('platelog_cpu_seconds_total', 'Processor time used.', (user + system) / US),
      gauge('platelog_memory_bytes', 'Memory in use.', [
        { labels: { kind: 'resident' }, value: rss },
        { labels: { kind: 'heap' }, value: heapUsed },
      ]),
      gauge(
        'platelog_last_backup_timestamp_seconds',
        'When the newest nightly backup was made, if that is known.',
        backups.lastMade === undefined ? [] : backups.lastMade / SECOND_MS,
      ),
      gauge(
        'platelog_backup_failed',
        '1 if the last nightly backup could not be made.',
        backups.state === 'off' ? [] : Number(backups.state === 'failed'),
      ),
    ];
  }

  private waiting(): Metric[] {
    const { overload } = this.services;
    return [
      gauge('platelog_http_open_requests', 'Requests being answered or waiting.', overload.opened),
      gauge('platelog_http_queued_requests', 'Requests that wait for their turn.', overload.queued),
      counter(
        'platelog_http_refused_requests_total',
        'Requests refused because there were too many.',
        overload.refusedInAll,
      ),
    ];
  }

  private async jobs(): Promise<Metric[]> {
    const { db, now } = this.services;
    const figures = await jobFigures(db);
    return [
      gauge(
        'platelog_jobs',
        'Jobs in the database; mails are jobs, too.',
        figures.map(({ kind, state, count }) => ({ labels: { kind, state }, value: count })),
      ),
      gauge(
        'platelog_job_oldest_seconds',
        'For how long the oldest of them has been due; below 0: it is due later.',
        figures.map(({ kind, state, oldest }) => ({
          labels: { kind, state },
          value: (now() - oldest) / SECOND_MS,
        })),
      ),
    ];
  }

  private async sync(): Promise<Metric[]> {
    const { db, now, live } = this.services;
    const today = now() - (now() % DAY_MS);
    const troubles = await troublesSince(db, today);
    return [
      gauge('platelog_sync_live_streams', 'Open pages that wait for changes.', live.count),
      gauge(
        'platelog_sync_troubles_today',
        'What went wrong with devices since midnight UTC.',
        troubles.map(({ kind, code, count }) => ({ labels: { kind, code }, value: count })),
      ),
    ];
  }

  private async stored(): Promise<Metric[]> {
    const { env, db, now } = this.services;
    const { files, bytes } = await this.freshPhotos();
    const free = (await freeOnDisk(env.dataFolder)) ?? [];
    const sizes = env.databaseUrl === undefined ? sizesIn(env.dataFolder) : [];
    return [
      gauge('platelog_photos', 'Stored photos.', files),
      gauge('platelog_photo_bytes', 'Bytes of stored photos.', bytes),
      gauge(
        'platelog_photo_removals',
        'Photos, or people with theirs, that are to be removed.',
        await countRemovals(db, now()),
      ),
      gauge('platelog_disk_free_bytes', 'Free on the disk of DATA_DIR.', free),
      gauge('platelog_disk_reserve_bytes', 'Below it, writes are refused.', env.diskReserve),
      gauge('platelog_database_bytes', 'Size of the database and its log.', sizes),
    ];
  }

  /** Cached, because counting reads all rows. */
  private async freshPhotos(): Promise<PhotoFigures> {
    const { db, now } = this.services;
    if (now() - this.photosAt > PHOTOS_FRESH_MS) {
      this.photosAt = now();
      this.photos = await photoFigures(db);
    }
    return this.photos;
  }

  /** Measured since the previous call. */
  private eventLoop(): Metric[] {
    const { delay } = this;
    // Without any measurement the histogram returns NaN.
    const seconds = (ns: number) => (Number.isFinite(ns) ? ns / NS : 0);
    const samples = QUANTILES.map((percent) => ({
      labels: { quantile: String(percent / 100) },
      value: seconds(delay.percentile(percent)),
    }));
    const most = { labels: { quantile: '1' }, value: seconds(delay.max) };
    delay.reset();
    const help = 'How late the event loop was since the last look; a timer of 20 ms included.';
    return [gauge('platelog_event_loop_delay_seconds', help, [...samples, most])];
  }
}

/** Sizes of the database files; a database server has its own metrics. */
function sizesIn(dataFolder: string): Sample[] {
  return ['', '-wal'].map((suffix) => {
    const file = DATABASE_FILE + suffix;
    const facts = statSync(path.join(dataFolder, file), { throwIfNoEntry: false });
    return { labels: { file }, value: facts?.size ?? 0 };
  });
}

function gauge(name: string, help: string, found: number | Sample[]): Metric {
  return { name, help, type: 'gauge', samples: samplesOf(found) };
}

function counter(name: string, help: string, found: number): Metric {
  return { name, help, type: 'counter', samples: samplesOf(found) };
}

function samplesOf(found: number | Sample[]): Sample[] {
  return typeof found === 'number' ? [{ value: found }] : found;
}
