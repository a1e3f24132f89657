import Stripe from 'stripe';
import * as z from 'zod';

/** The ids in an event; everything else is requested from Stripe. */
export interface StripeEvent {
  id: string;
  type: string;
  livemode: boolean;
  customerId: string | null;
  subscriptionId: string | null;
  disputeId: string | null;
  /** Only for `charge.refunded`. */
  refundedCharge: string | null;
}

/** Older events are replays; so are events from the future. */
const TOLERANCE_SECONDS = 300;

interface Signed {
  raw: Buffer;
  signature: string;
  secret: string;
  now: number;
}

/** @returns what is wrong with an event that cannot be used */
export function readEvent(signed: Signed): StripeEvent | 'not signed' | 'no event' {
  if (!isSigned(signed)) return 'not signed';
  const event = eventSchema.safeParse(parsed(signed.raw));
  return event.success ? asEvent(event.data) : 'no event';
}

function isSigned({ raw, signature, secret, now }: Signed): boolean {
  // The library accepts times in the future.
  if (signedAt(signature) > now / 1_000 + TOLERANCE_SECONDS) return false;
  try {
    const { signature: check } = Stripe.webhooks;
    if (!check) throw new Error('This build of the Stripe package checks no signatures.');
    return check.verifyHeader(raw, signature, secret, TOLERANCE_SECONDS, undefined, now);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return false;
    throw error;
  }
}

function parsed(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}

function signedAt(signature: string): number {
  return Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature)?.[1] ?? Infinity);
}

const reference = z.union([z.string(), z.object({ id: z.string() })]).nullish();

/** Accepts the shapes of all API versions. */
const subjectSchema = z.object({
  object: z.string(),
  id: z.string().nullish(),
  customer: reference,
  subscription: reference,
  parent: z
    .object({ subscription_details: z.object({ subscription: reference }).nullish() })
    .nullish(),
});

const eventSchema = z.object({
  id: z.string().min(1),
  object: z.literal('event'),
  type: z.string().min(1),
  livemode: z.boolean(),
  data: z.object({ object: subjectSchema }),
});

function asEvent({ id, type, livemode, data }: z.infer<typeof eventSchema>): StripeEvent {
  const { object: subject } = data;
  const idIf = (is: boolean) => (is ? (subject.id ?? null) : null);
  const is = (kind: string) => subject.object === kind;
  const named = subject.parent?.subscription_details?.subscription ?? subject.subscription;
  return {
    id,
    type,
    livemode,
    customerId: is('customer') ? idIf(true) : idOf(subject.customer),
    subscriptionId: is('subscription') ? idIf(true) : idOf(named),
    disputeId: idIf(is('dispute')),
    refundedCharge: idIf(is('charge') && type === 'charge.refunded'),
  };
}

function idOf(one: z.infer<typeof reference>): string | null {
  return typeof one === 'string' ? one : (one?.id ?? null);
}
