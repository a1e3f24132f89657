import type { AccountStore } from './account-store';
import { reportTrouble } from './storage-trouble';

const PATIENCE_MS = 10_000;

/**
 * Asks the database a small question. Where no answer comes the connection is closed and opened
 * anew; where that does not help either, the person is told.
 * @returns whether the database answers
 */
export async function checkStorage(
  { db }: AccountStore,
  patience: number = PATIENCE_MS,
): Promise<boolean> {
  const ask = async () => answersWithin(async () => db.meta.get('sync'), patience);
  if (await ask()) return true;
  db.close({ disableAutoOpen: false });
  const reopened = await answersWithin(async () => db.open(), patience);
  if (reopened && (await ask())) return true;
  reportTrouble('stuck');
  return false;
}

async function answersWithin(question: () => Promise<unknown>, ms: number): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => {
      resolve(false);
    }, ms);
  });
  const answer = question().then(
    () => true,
    () => false,
  );
  return Promise.race([answer, late]).finally(() => {
    clearTimeout(timer);
  });
}
