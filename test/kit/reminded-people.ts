import { generateVAPIDKeys } from 'web-push';

import type { Profile } from '#shared/records/profile';
import { NO_REMINDERS, type Reminders } from '#shared/records/reminders';

import type { Visitor } from './api-in-memory';
import { profileFields } from './profiles';
import type { PushCounterpart, TestSubscription } from './push-counterpart';
import { op, synced } from './sync-requests';

const { publicKey, privateKey } = generateVAPIDKeys();

/** The settings of a server that sends notifications to the fake push service. */
export function pushSettings(push: PushCounterpart): Record<string, string> {
  return {
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    PUSH_TEST_ENDPOINT: push.url,
  };
}

/** Writes a profile with reminders as a device would; in 'Europe/Berlin' by default. */
export async function chooseReminders(
  visitor: Visitor,
  reminders: Partial<Reminders>,
  profile: Partial<Profile> = {},
): Promise<void> {
  const fields = {
    ...profileFields({ timeZone: 'Europe/Berlin', ...profile }),
    reminders: { ...NO_REMINDERS, ...reminders },
  };
  const { results } = await synced(visitor, {
    ops: [op({ type: 'profile', id: visitor.userId, patch: fields, at: Date.now() })],
  });
  const [result] = results;
  if (result?.status !== 'applied') throw new Error(`Refused: ${JSON.stringify(result)}`);
}

/** Turns notifications on in a browser that has opened the app. */
export async function turnOnPush(
  visitor: Visitor,
  push: PushCounterpart,
): Promise<TestSubscription> {
  const subscription = push.subscribe();
  const { status } = await visitor.post('/api/reminders/push', subscription);
  if (status !== 200) throw new Error(`Refused with ${status}.`);
  return subscription;
}
