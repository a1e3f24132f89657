import type { User } from '#shared/contract/accounts';

/** Ada with the free plan, as the server returns her. */
export function freeUser(id: string, change: Partial<User> = {}): User {
  return {
    id,
    username: 'Ada',
    email: 'ada@example.org',
    firstName: 'Ada',
    lastName: 'Lovelace',
    subscriptionStatus: 'free',
    imagesUploaded: 0,
    createdAt: 0,
    ...change,
  };
}
