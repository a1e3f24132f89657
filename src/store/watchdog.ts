import type { AccountStore } from './account-store';
import { reportTrouble } from './storage-trouble';

const PATIENCE_MS = 10_000;

/** A connection that does not respond is reopened; if that does not help, the person is told. */
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
