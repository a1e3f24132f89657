import { createHmac } from 'node:crypto';

export interface EventMessage {
  id: string;
  type: string;
  payload: string;
}

export interface EventFacts {
  id: string;
  type: string;
  created: number;
  object: unknown;
  livemode?: boolean;
}

export function eventMessage({ id, type, created, object, livemode = false }: EventFacts) {
  const event = {
    id,
    object: 'event',
    api_version: '2026-10-28.endive',
    created,
    data: { object },
    livemode,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  };
  return { id, type, payload: JSON.stringify(event, null, 2) };
}

/** The signature header of an event message, as Stripe documents it. */
export function signatureOf(payload: string, secret: string, seconds: number): string {
  const v1 = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');
  return `t=${seconds},v1=${v1}`;
}
