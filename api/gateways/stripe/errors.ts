import Stripe from 'stripe';

const { StripeConnectionError, StripeError, StripeInvalidRequestError } = Stripe.errors;

/** Whether it is Stripe that failed or refused, whatever the reason. */
export function isStripeError(error: unknown): boolean {
  return error instanceof StripeError;
}

/** Whether it is the way to Stripe that failed, and not what was asked. */
export function isUnreachable(error: unknown): boolean {
  const { StripeAPIError, StripeRateLimitError } = Stripe.errors;
  return [StripeConnectionError, StripeAPIError, StripeRateLimitError].some(
    (kind) => error instanceof kind,
  );
}

/** Whether Stripe has answered, so that it keeps the answer under the request's key. */
export function isAnswered(error: unknown): boolean {
  return error instanceof StripeError && !(error instanceof StripeConnectionError);
}

/** Whether another request under the same key asked for something else. */
export function isKeyTaken(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeIdempotencyError;
}

/** What is asked for; undefined where Stripe knows nothing of it. */
export async function unlessMissing<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof StripeError && error.code === 'resource_missing') return undefined;
    throw error;
  }
}

/** What is asked for; undefined where the host's key may not ask it. */
export async function unlessForbidden<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Stripe.errors.StripePermissionError) return undefined;
    throw error;
  }
}

/**
 * Has something done where it can be done. What has ended cannot be changed any more: whoever asks
 * Stripe afterwards how it stands sees what has become of it.
 */
export async function whereItCan(asked: Promise<unknown>): Promise<void> {
  try {
    await asked;
  } catch (error) {
    if (!(error instanceof StripeInvalidRequestError)) throw error;
  }
}
