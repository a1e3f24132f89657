import { Chance } from '../crash/chance';
import { checkAfterDeletion, checkAtRest, checkStep } from './checks';
import { Person } from './person';
import type { Shop } from './shop';
import {
  aMonth,
  pay,
  pickStep,
  saySo,
  setStatus,
  stripeWorks,
  weightsOf,
  type Walking,
} from './steps';

const DAY_MS = 24 * 3600 * 1000;
// With more of them, the limit per quarter of an hour would reject some.
const STEP_MS = 20_000;

/** One user's random walk through payments, and what is wrong with it. */
export async function walk(
  shop: Shop,
  { seed, steps }: { seed: number; steps: number },
): Promise<string[]> {
  const chance = new Chance(seed);
  const { stripe } = shop.house;
  stripe.choices.afterRetries = chance.pick(['cancel', 'unpaid', 'past_due'] as const) ?? 'cancel';
  stripe.choices.trialWithoutCard = chance.oneIn(3) ? 'pause' : 'cancel';
  const person = await Person.arrive(shop, `walker-${seed}`);
  const walking: Walking = { shop, person, chance, told: stripe.told.length };
  const weights = weightsOf(chance);
  const path: string[] = [];
  for (let n = 0; n < steps && person.problems.length === 0; n += 1) {
    if (chance.oneIn(3)) stripeWorks(walking);
    const [name, step] = pickStep(chance, weights);
    path.push(name);
    shop.pass(STEP_MS);
    await step(walking);
    await shop.quiet();
    checkStep(walking);
  }
  if (chance.oneIn(3)) await setStatusBeforeRenewal(walking);
  await settle(walking);
  await checkAtRest(walking);
  await person.desk(async () => shop.remove(person.id));
  shop.pass(DAY_MS);
  await shop.quiet();
  checkAfterDeletion(walking);
  if (person.problems.length > 0) person.problems.push(`after ${path.slice(-12).join(', ')}`);
  return person.problems;
}

/** A payment replaces the status that an administrator set before; that order rarely happens by chance. */
async function setStatusBeforeRenewal(walking: Walking): Promise<void> {
  stripeWorks(walking);
  await walking.shop.reconcile();
  await walking.person.create();
  pay(walking);
  await walking.shop.reconcile();
  await saySo(walking);
  await setStatus(walking);
  await aMonth(walking.shop, walking.person);
}

/** Ends all outages, advances a day, and lets the server ask Stripe once. */
async function settle({ shop }: Walking): Promise<void> {
  stripeWorks({ shop });
  shop.house.stripe.replacePrice();
  shop.pass(DAY_MS);
  await shop.quiet();
  await shop.reconcile();
}
