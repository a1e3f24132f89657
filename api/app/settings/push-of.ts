interface PushSettings {
  VAPID_PUBLIC_KEY?: string | undefined;
  VAPID_PRIVATE_KEY?: string | undefined;
  PUSH_TEST_ENDPOINT?: string | undefined;
  PUBLIC_URL?: string | undefined;
  CONTACT_EMAIL?: string | undefined;
}

/** Undefined: no browser is notified. */
export function pushOf(env: PushSettings) {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env;
  if (publicKey === undefined || privateKey === undefined) return undefined;
  const host = env.PUBLIC_URL === undefined ? 'localhost' : new URL(env.PUBLIC_URL).hostname;
  const subject = `mailto:${env.CONTACT_EMAIL ?? `info@${host}`}`;
  return { publicKey, privateKey, subject, testEndpoint: env.PUSH_TEST_ENDPOINT };
}
