import { generateVAPIDKeys } from 'web-push';

/** Makes the keys by which push services know this server. Needs no database, and keeps nothing. */
export function pushKeys(): Promise<void> {
  const { publicKey, privateKey } = generateVAPIDKeys();
  console.log(`Put these lines into .env, keep the second one secret, and start the server again:

VAPID_PUBLIC_KEY=${publicKey}
VAPID_PRIVATE_KEY=${privateKey}

Do this once: with other keys every browser has to turn notifications on again.`);
  return Promise.resolve();
}
