import { type RawBuilder, sql } from 'kysely';

import type { AdminUser, UserOrder, UserStatistics } from '#shared/contract/admin/users';
import { hasOwnPremium, type HostPlan } from '#shared/rules/plan';

import type { Database, DatabaseTransaction } from './database';
import { dialectOf } from './dialect/dialect-of';
import { readHostPlan } from './plans/host-plan';
import { moneyBackOf, moneyBackOfUser } from './subscriptions';
import { indexedWords, searchCondition } from './user-search';

const ORDERS: Record<Exclude<UserOrder, 'name'>, readonly string[]> = {
  email: ['email'],
  status: ['status'],
  images: ['images'],
  joined: ['created_at'],
};

export interface UserQuery {
  search?: string | undefined;
  sort: UserOrder;
  direction: 'ascending' | 'descending';
  offset: number;
  limit: number;
}

// Up to this many matches are sorted. With more, rows are read in sort order until the page is full.
const SORTED_MOST = 2_000;

/** A page of the accounts, with the total and the number of matches. */
export async function listUsers(
  trx: DatabaseTransaction,
  query: UserQuery,
): Promise<{ users: AdminUser[]; matching: number; total: number }> {
  const total = await countUsers(trx);
  const { search, limit, offset } = query;
  const matching = searchCondition(trx, search, 'find') ? await countUsers(trx, search) : total;
  if (matching <= offset) return { users: [], matching, total };
  const condition = searchCondition(trx, search, matching > SORTED_MOST ? 'walk' : 'find');
  const numbers = await trx
    .selectFrom('user_directory')
    .select('n')
    .$if(condition !== undefined, (page) => page.where(condition ?? sql<boolean>`1 = 1`))
    .orderBy(orderOf(trx, query))
    .limit(limit)
    .offset(offset)
    .execute();
  const users = await usersOf(
    trx,
    numbers.map(({ n }) => n),
  );
  return { users, matching, total };
}

function orderOf(trx: DatabaseTransaction, { sort, direction }: UserQuery): RawBuilder<unknown> {
  const columns = sort === 'name' ? dialectOf(trx).nameOrder : ORDERS[sort];
  const way = direction === 'ascending' ? 'ASC' : 'DESC';
  return sql.raw([...columns, 'n'].map((column) => `${column} ${way}`).join(', '));
}

/** The number of accounts, or of those that match a search. */
export async function countUsers(
  db: Database | DatabaseTransaction,
  search?: string,
): Promise<number> {
  const words = indexedWords(db, search);
  if (words) return countInIndex(db, words);
  const condition = searchCondition(db, search, 'find');
  const { count } = await db
    .selectFrom('user_directory')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .$if(condition !== undefined, (all) => all.where(condition ?? sql<boolean>`1 = 1`))
    .executeTakeFirstOrThrow();
  return count;
}

/** Counts in the search index only, which is twice as fast with very many matches. */
async function countInIndex(
  db: Database | DatabaseTransaction,
  words: readonly string[],
): Promise<number> {
  const { rows } = await dialectOf(db).search.count(words).execute(db);
  return rows[0]?.count ?? 0;
}

/** One account as the admin area shows it; undefined if it does not exist or was deleted. */
export async function getUser(
  db: Database | DatabaseTransaction,
  id: string,
): Promise<AdminUser | undefined> {
  const row = await selectUsers(db).where('directory.user_id', '=', id).executeTakeFirst();
  return asUsers(row, await readHostPlan(db))[0];
}

/** All accounts in the order of registration, page by page, without those that register meanwhile. */
export async function* eachUser(
  db: Database,
  { search, pageSize }: { search?: string | undefined; pageSize: number },
): AsyncGenerator<AdminUser[]> {
  const condition = searchCondition(db, search, 'walk');
  const { last } = await db
    .selectFrom('user_directory')
    .select((eb) => eb.fn.max('n').as('last'))
    .executeTakeFirstOrThrow();
  for (let after = 0; after < last;) {
    const numbers = await db
      .selectFrom('user_directory')
      .select('n')
      .where('n', '>', after)
      .where('n', '<=', last)
      .$if(condition !== undefined, (all) => all.where(condition ?? sql<boolean>`1 = 1`))
      .orderBy('n')
      .limit(pageSize)
      .execute();
    if (numbers.length === 0) return;
    yield usersOf(
      db,
      numbers.map(({ n }) => n),
    );
    after = numbers.at(-1)?.n ?? last;
  }
}

/** The accounts with these numbers, in the same order, without deleted ones. */
async function usersOf(db: Database | DatabaseTransaction, numbers: number[]) {
  const rows = await selectUsers(db).where('directory.n', 'in', numbers).execute();
  const byNumber = new Map(rows.map((row) => [row.n, row]));
  const hostPlan = await readHostPlan(db);
  return numbers.flatMap((n) => asUsers(byNumber.get(n), hostPlan));
}

function selectUsers(db: Database | DatabaseTransaction) {
  return db
    .selectFrom('user_directory as directory')
    .innerJoin('users', 'users.id', 'directory.user_id')
    .select([
      'directory.n',
      'users.id',
      'users.email',
      'users.first_name as firstName',
      'users.last_name as lastName',
      'users.subscription_status as subscriptionStatus',
      'users.subscription_end_date as subscriptionEndDate',
      'users.images_uploaded as imagesUploaded',
      'users.created_at as createdAt',
      'users.stripe_customer_id as stripeCustomerId',
      'users.stripe_subscription_id as stripeSubscriptionId',
      renews.as('renews'),
      paidUntil.as('paidUntil'),
      moneyBackOfUser(db).as('moneyBack'),
    ]);
}

/** A user's subscriptions that renew at Stripe. */
const renewing = sql`FROM subscriptions AS one
  WHERE one.user_id = users.id AND one.cancel_at IS NULL
    AND (one.status IN ('active', 'past_due', 'unpaid', 'paused')
      OR (one.status = 'trialing' AND one.has_card = 1))`;

const renews = sql<number>`EXISTS (SELECT 1 ${renewing})`;

/** Subscriptions with overdue payments are not paid, so they are ignored. */
const paidUntil = sql<number | null>`(
  SELECT MAX(CASE WHEN one.status IN ('active', 'trialing') THEN one.period_end END) ${renewing})`;

type Selected =
  | (Omit<AdminUser, 'renews' | 'moneyBack' | 'stillCharged'> & {
      n: number;
      renews: number;
      moneyBack: string;
    })
  | undefined;

function asUsers(row: Selected, hostPlan: HostPlan): AdminUser[] {
  if (!row) return [];
  const renews = row.renews === 1;
  // True if an administrator has set the status.
  const isGiven = !['active', 'past_due'].includes(row.subscriptionStatus);
  const moneyBack = moneyBackOf(row.moneyBack);
  const user: AdminUser & { n?: number } = {
    ...row,
    renews,
    moneyBack,
    hostPlan,
    stillCharged: renews && isGiven,
  };
  delete user.n;
  return [user];
}

/** The number of accounts by plan, and of images of all accounts. */
export async function userFigures(db: Database): Promise<UserStatistics> {
  const rows = await db
    .selectFrom('user_directory')
    .select((eb) => [
      'status',
      eb.fn.countAll<number>().as('people'),
      eb.fn.sum<number>('images').as('images'),
    ])
    .groupBy('status')
    .execute();
  const figures = { total: 0, premium: 0, free: 0, cancelled: 0, images: 0 };
  for (const { status, people, images } of rows) {
    figures.total += people;
    figures.images += images;
    if (hasOwnPremium({ subscriptionStatus: status })) figures.premium += people;
    else figures.free += people;
    if (status === 'cancelled') figures.cancelled += people;
  }
  return figures;
}
