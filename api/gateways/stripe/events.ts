import Stripe from 'stripe';

/** What counts of a message: whom it is about. What it says of them is asked for again. */
export interface StripeEvent {
  id: string;
  type: string;
  livemode: boolean;
  customerId: string | null;
  subscriptionId: string | null;
  /** A dispute names nobody: whose it is has to be asked. */
  disputeId: string | null;
}

/** Messages older than this are replayed ones; so are those that come from the future. */
const TOLERANCE_SECONDS = 300;

interface Signed {
  raw: Buffer;
  signature: string;
  secret: string;
  /** Time of its coming, in ms. */
  now: number;
}

/** Reads a message that Stripe has signed; undefined where it has not, or not lately. */
export function readEvent({ raw, signature, secret, now }: Signed): StripeEvent | undefined {
  // The library looks at the age alone, and takes what comes from the future for young.
  if (signedAt(signature) > now / 1_000 + TOLERANCE_SECONDS) return undefined;
  try {
    const event = Stripe.webhooks.constructEvent(
      raw,
      signature,
      secret,
      TOLERANCE_SECONDS,
      undefined,
      now,
    );
    return asEvent(event);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined;
    throw error;
  }
}

function signedAt(signature: string): number {
  return Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature)?.[1] ?? Infinity);
}

/** The parts of an event's object that say whom it is about, in the shapes of any version. */
interface Subject {
  object: string;
  id: string;
  customer?: string | { id: string } | null;
  subscription?: string | { id: string } | null;
  parent?: {
    subscription_details?: { subscription?: string | { id: string } | null } | null;
  } | null;
}

function asEvent({ id, type, livemode, data }: Stripe.Event): StripeEvent {
  const subject = data.object as unknown as Subject;
  const is = (kind: string) => subject.object === kind;
  const named = subject.parent?.subscription_details?.subscription ?? subject.subscription;
  return {
    id,
    type,
    livemode,
    customerId: is('customer') ? subject.id : idOf(subject.customer),
    subscriptionId: is('subscription') ? subject.id : idOf(named),
    disputeId: is('dispute') ? subject.id : null,
  };
}

function idOf(reference: string | { id: string } | null | undefined): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}
