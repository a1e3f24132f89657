import type { BillingServices } from '../features/billing/billing-services';
import { duplicateWork, mealWork } from '../features/photos/reading/meal-work';
import { Spending } from '../features/photos/reading/spending';
import type { PushServices } from '../gateways/push/push-services';
import { OpenAiInterface } from '../gateways/vision/openai-interface';
import { Vision } from '../gateways/vision/vision';
import { pushWork } from '../jobs/push/push-work';
import type { Work } from '../jobs/runner';
import type { Database } from '../store/database';
import { DUPLICATE_JOB, PHOTO_JOB, PUSH_JOB, TEXT_JOB } from '../store/jobs';
import type { PhotoFiles } from '../store/photo-files/photo-files';
import type { Env } from './env';
import type { FoodThread } from './food-thread';
import { billingWork } from './open-billing';

interface Needed {
  env: Pick<Env, 'vision'>;
  db: Database;
  now: () => number;
  files: PhotoFiles;
  foods: FoodThread;
  billing: BillingServices;
  push: PushServices | undefined;
}

/**
 * The work for each kind of job. Kinds that need something the host has not set up have no work, so their jobs wait.
 */
export function workByKind(services: Needed): Record<string, Work> {
  const { db, now, billing, push } = services;
  return {
    ...readingWork(services),
    ...billingWork(billing),
    ...(push ? { [PUSH_JOB]: pushWork({ db, now, push }) } : {}),
  };
}

function readingWork({ env, db, now, files, foods }: Needed): Record<string, Work> {
  const { vision: settings } = env;
  if (!settings) return {};
  const spending = new Spending(db, settings.prices);
  const vision = new Vision(new OpenAiInterface(settings), settings.timeoutMs, now);
  const work = mealWork({ db, now, files, foods, spending, vision });
  return { [PHOTO_JOB]: work, [TEXT_JOB]: work, [DUPLICATE_JOB]: duplicateWork({ now }) };
}
