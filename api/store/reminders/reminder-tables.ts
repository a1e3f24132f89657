import type { Generated } from 'kysely';

export interface EmailCampaignsTable {
  id: string;
  user_id: string;
  campaign_type: string;
  sent_at: number | null;
  triggered_at: number;
  channel: Generated<'email' | 'push'>;
  outcome: Generated<'waiting' | 'sent' | 'failed'>;
  answer: Generated<string | null>;
  ends_at: Generated<number | null>;
  handed: Generated<number>;
}

export interface PushSubscriptionsTable {
  endpoint_hash: string;
  user_id: string;
  session_hash: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: number;
}
