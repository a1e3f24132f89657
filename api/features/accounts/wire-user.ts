import type { User } from '#shared/contract/accounts';
import type { HostPlan } from '#shared/rules/plan';

import type { AccountRow } from '../../store/accounts';

/** An account as its owner may see it. */
export function wireUser(row: AccountRow, hostPlan: HostPlan): User {
  return {
    id: row.id,
    username: row.first_name,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    subscriptionStatus: row.subscription_status,
    subscriptionEndDate: row.subscription_end_date,
    imagesUploaded: row.images_uploaded,
    hostPlan,
    newEmail: newEmailOf(row),
    hasPassword: row.password !== '',
    createdAt: row.created_at,
  };
}

function newEmailOf({ new_email, new_email_until }: AccountRow): User['newEmail'] {
  return new_email === null ? null : { email: new_email, until: new_email_until ?? 0 };
}
