import { parentPort, workerData } from 'node:worker_threads';

import { type BackupPlan, makeBackup } from '../store/backup/make-backup';

export type BackupAnswer =
  { folder: string; photos: number; lost: string[]; removed: number } | { failed: string };

function answerOf(plan: BackupPlan): BackupAnswer {
  try {
    const { folder, manifest, lost, removed } = makeBackup(plan);
    return { folder, photos: manifest.photos, lost, removed };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.postMessage(answerOf(workerData as BackupPlan));
