import { randomUUID } from 'node:crypto';

import type { Page } from '@playwright/test';

import type { User } from '#shared/contract/accounts';
import type { Consents } from '#shared/contract/consents';

import { registryOnDisk, type RegisteredAccount } from '../../src/store/registry';
import { AGREED, yesToAi } from './agreed';
import { KEPT_CONNECTION } from './kept-connection';

export interface Person {
  firstName: string;
  email: string;
  password: string;
}

export const ADA: Person = {
  firstName: 'Ada',
  email: 'ada@example.org',
  password: 'analytical engine 1843',
};

/** A user with a random email, for servers that several tests share. */
export function newPerson(firstName = 'Ada'): Person {
  return { ...ADA, firstName, email: `${randomUUID()}@example.org` };
}

/**
 * Creates an account by the API and signs the browser in, in the state in which the sign-up screens leave it if the
 * goals are skipped. Afterward the page is not on any page of the app.
 */
export async function haveAccount(page: Page, person: Person = ADA): Promise<User> {
  const names = { lastName: 'Lovelace', confirmPassword: person.password };
  return openSession(page, '/api/register', { ...person, ...names, ...AGREED });
}

/** The same for an existing account, on another device. */
export async function haveSession(page: Page, { email, password }: Person): Promise<User> {
  return openSession(page, '/api/auth/login', { email, password });
}

async function openSession(page: Page, call: string, data: object): Promise<User> {
  // Behind a proxy, the server limits sign-ups by this address; many tests share one server.
  const headers = { 'X-Forwarded-For': anyAddress() };
  const answer = await page.request.post(call, { ...KEPT_CONNECTION, data, headers });
  if (!answer.ok()) throw new Error(`No session by ${call}: ${await answer.text()}`);
  const { user, consents } = (await answer.json()) as { user: User; consents: Consents };
  // A file of the same origin that runs no script of the app.
  await page.goto('/robots.txt');
  await remember(page, user, await agreedToAi(page, consents));
  return user;
}

/** Allows meals and notes to go to the AI provider, unless that was already answered. */
async function agreedToAi(page: Page, known: Consents): Promise<Consents> {
  const { provider, ai, last } = known;
  if (!provider || ai) return known;
  const data = { answers: [yesToAi(provider, last)] };
  const answered = await page.request.post('/api/consents', { ...KEPT_CONNECTION, data });
  return ((await answered.json()) as { consents: Consents }).consents;
}

// Dexie multiplies its version by ten for IndexedDB.
const VERSION = registryOnDisk.verno * 10;
const TABLES = registryOnDisk.tables.map(({ name, schema }) => ({
  name,
  keyPath: schema.primKey.keyPath ?? null,
  indexes: schema.indexes.map((index) => index.name),
}));

/** Writes directly what `rememberAccount` of the store would. */
async function remember(page: Page, user: User, consents: Consents): Promise<void> {
  const account: RegisteredAccount = {
    userId: user.id,
    dbName: `platelog-${randomUUID()}`,
    user,
    state: 'active',
    sessionExpired: 0,
    lastUsed: Date.now(),
    consents,
  };
  await page.evaluate(
    async ({ name, version, tables, row }) => {
      const opening = indexedDB.open(name, version);
      opening.onupgradeneeded = () => {
        for (const { name: table, keyPath, indexes } of tables) {
          const made = opening.result.createObjectStore(table, { keyPath });
          for (const index of indexes) made.createIndex(index, index);
        }
      };
      await new Promise((resolve, reject) => {
        opening.onsuccess = resolve;
        opening.onerror = reject;
      });
      const writing = opening.result.transaction('accounts', 'readwrite');
      const accounts = writing.objectStore('accounts');
      const walk = accounts.openCursor();
      walk.onsuccess = () => {
        walk.result?.update({ ...walk.result.value, state: 'kept' });
        if (walk.result) walk.result.continue();
        else accounts.put(row);
      };
      await new Promise((resolve, reject) => {
        writing.oncomplete = resolve;
        writing.onabort = reject;
      });
      opening.result.close();
    },
    { name: registryOnDisk.name, version: VERSION, tables: TABLES, row: account },
  );
}

/** A random address. */
export function anyAddress(): string {
  const part = () => Math.floor(Math.random() * 256);
  return `10.${part()}.${part()}.${part()}`;
}
