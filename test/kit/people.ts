import { randomUUID } from 'node:crypto';

import type { ApiInMemory } from './api-in-memory';

export interface Person {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  status: string;
  images: number;
}

/** A user as the admin area shows them. */
export function person(
  firstName: string,
  lastName: string,
  facts: Partial<Pick<Person, 'status' | 'images' | 'email'>> = {},
): Person {
  const plain = `${firstName}.${lastName}`.normalize('NFD').replace(/\P{ASCII}/gu, '');
  const email = `${plain.toLowerCase()}@example.org`;
  return { id: randomUUID(), firstName, lastName, email, status: 'free', images: 0, ...facts };
}

/** Adds accounts to the database, a second apart. They cannot sign in, so they need no password hash. */
export async function addPeople(
  { services }: { services: Pick<ApiInMemory['services'], 'db' | 'now'> },
  people: Person[],
): Promise<void> {
  const { db, now } = services;
  const began = now() - people.length * 1_000;
  for (const [index, { id, email, firstName, lastName, status, images }] of people.entries()) {
    await db
      .insertInto('users')
      .values({
        id,
        email,
        first_name: firstName,
        last_name: lastName,
        password: '',
        subscription_status: status,
        images_uploaded: images,
        is_admin: 'false',
        created_at: began + index * 1_000,
        seq: 0,
        floor: 0,
      })
      .execute();
  }
}
