/** An error response of Stripe. */
export class StripeRefusal extends Error {
  constructor(
    readonly status: number,
    readonly body: Record<string, unknown>,
  ) {
    super(String(body['message']));
  }
}

export function invalid(code: string, message: string, param?: string): StripeRefusal {
  return new StripeRefusal(code === 'resource_missing' && param === 'id' ? 404 : 400, {
    type: 'invalid_request_error',
    code,
    message,
    param,
  });
}

export function declined(message: string, declineCode: string): StripeRefusal {
  const body = { type: 'card_error', code: 'card_declined', decline_code: declineCode, message };
  return new StripeRefusal(402, body);
}
