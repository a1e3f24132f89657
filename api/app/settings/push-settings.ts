import { createECDH } from 'node:crypto';
import type * as z from 'zod';

import { pushKey, webAddress } from './setting-forms';

export const PUSH_SETTINGS = {
  VAPID_PUBLIC_KEY: pushKey(65).optional(),
  VAPID_PRIVATE_KEY: pushKey(32).optional(),
  PUSH_TEST_ENDPOINT: webAddress.optional(),
};

type PushSettings = z.output<z.ZodObject<typeof PUSH_SETTINGS>>;

interface Host {
  PUBLIC_URL?: string | undefined;
  CONTACT_EMAIL?: string | undefined;
}

/** Whether both keys are set and belong to each other, or neither is set. */
export function isWholeKeyPair(env: PushSettings): boolean {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env;
  if (publicKey === undefined || privateKey === undefined) return publicKey === privateKey;
  return publicKeyOf(privateKey) === publicKey;
}

/** Undefined for a number that is no private key. */
function publicKeyOf(privateKey: string): string | undefined {
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(privateKey, 'base64url');
    return pair.getPublicKey('base64url');
  } catch {
    return undefined;
  }
}

/** Undefined if push notifications are not set up. */
export function pushOf(env: PushSettings & Host) {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env;
  if (publicKey === undefined || privateKey === undefined) return undefined;
  const host = env.PUBLIC_URL === undefined ? 'localhost' : new URL(env.PUBLIC_URL).hostname;
  const subject = `mailto:${env.CONTACT_EMAIL ?? `info@${host}`}`;
  return { publicKey, privateKey, subject, testEndpoint: env.PUSH_TEST_ENDPOINT };
}
