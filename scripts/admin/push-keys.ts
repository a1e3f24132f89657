import { generateVAPIDKeys } from 'web-push';

/** Generates the keys that identify this server to push services. Needs no database, and stores nothing. */
export function pushKeys(): Promise<void> {
  const { publicKey, privateKey } = generateVAPIDKeys();
  console.log(`Put these lines into .env, keep the second one secret, and start the server again:

VAPID_PUBLIC_KEY=${publicKey}
VAPID_PRIVATE_KEY=${privateKey}

Do this once: with other keys every browser has to turn notifications on again.`);
  return Promise.resolve();
}
