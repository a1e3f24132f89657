import Stripe from 'stripe';

const { StripeConnectionError, StripeError, StripeInvalidRequestError } = Stripe.errors;

export function isStripeError(error: unknown): boolean {
  return error instanceof StripeError;
}

export function isUnreachable(error: unknown): boolean {
  const { StripeAPIError, StripeRateLimitError } = Stripe.errors;
  return [StripeConnectionError, StripeAPIError, StripeRateLimitError].some(
    (kind) => error instanceof kind,
  );
}

/** Whether Stripe has answered: it stores the answer under the request's key. */
export function isAnswered(error: unknown): boolean {
  return error instanceof StripeError && !(error instanceof StripeConnectionError);
}

export function isKeyTaken(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeIdempotencyError;
}

export async function unlessMissing<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof StripeError && error.code === 'resource_missing') return undefined;
    throw error;
  }
}

/** Undefined if the host's key lacks the permission. */
export async function unlessForbidden<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Stripe.errors.StripePermissionError) return undefined;
    throw error;
  }
}

/** Ignores that something has ended and cannot be changed: asking Stripe again shows its state. */
export async function whereItCan(asked: Promise<unknown>): Promise<void> {
  try {
    await asked;
  } catch (error) {
    if (!(error instanceof StripeInvalidRequestError)) throw error;
  }
}
