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

export function isWholeKeyPair(env: PushSettings): boolean {
  return (env.VAPID_PUBLIC_KEY === undefined) === (env.VAPID_PRIVATE_KEY === undefined);
}

/** Undefined if push notifications are not set up. */
export function pushOf(env: PushSettings & Host) {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env;
  if (publicKey === undefined || privateKey === undefined) return undefined;
  const host = env.PUBLIC_URL === undefined ? 'localhost' : new URL(env.PUBLIC_URL).hostname;
  const subject = `mailto:${env.CONTACT_EMAIL ?? `info@${host}`}`;
  return { publicKey, privateKey, subject, testEndpoint: env.PUSH_TEST_ENDPOINT };
}
