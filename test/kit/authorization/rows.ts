import { randomUUID } from 'node:crypto';

import { sessionId } from '../../../api/store/sessions';
import { AGREED } from '../agreed';
import { dataUrl, picture } from '../pictures';
import { profileBody } from '../profiles';
import { reportBody } from '../reports';
import { syncBody } from '../sync-requests';
import { admin, anyone, type ById, member, type Row } from './row';
import { hashOfToken, WORLD_PASSWORD } from './world';

const THEIRS_ALONE: ById = { own: 200, others: 404, missing: 404, malformed: 404 };
// Passkeys of users, which no administrator reaches.
const NOBODYS: ById = { own: 404, others: 404, missing: 404, malformed: 404 };
const ALL_THERE_IS: ById = { own: 200, others: 200, missing: 404, malformed: 404 };

const nothing = () => ({});
const passkeys: Row['ids'] = ({ owner, other }) =>
  Promise.resolve({ owners: owner.passkey, others: other.passkey });
const anyOf = (ids: Row['ids'], body: Row['body'] = nothing): Row => ({
  access: 'admin',
  status: ALL_THERE_IS,
  body,
  ids,
});
const users: Row['ids'] = ({ owner, other }) =>
  Promise.resolve({ owners: owner.id, others: other.id });
const sessions: Row['ids'] = ({ owner, other }) =>
  Promise.resolve({
    owners: sessionId(hashOfToken(owner.token)),
    others: sessionId(hashOfToken(other.token)),
  });
const newEmail = () => `${randomUUID()}@example.org`;
const newPassword = { password: WORLD_PASSWORD, confirmPassword: WORLD_PASSWORD };
const changed = { password: 'jacquard loom 1804', confirmPassword: 'jacquard loom 1804' };
const current = { currentPassword: WORLD_PASSWORD };
const PROOF = { currentPassword: WORLD_PASSWORD, code: '123456' };
const SHOWN = { id: 'AQ', clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' };
const MADE = { id: 'AQ', clientDataJSON: 'e30', attestationObject: 'oA', transports: [] };
const TICKET = 'x'.repeat(43);
const meal = { description: '2 eggs', mealTime: '2026-11-21T08:00' };

async function image(): Promise<string> {
  return dataUrl(await picture(8, 8));
}

/** Every route with its expected response. A route that is missing here fails the test. */
export const ROWS: Record<string, Row> = {
  'POST /api/register': anyone(200, () => ({
    firstName: 'A',
    lastName: 'B',
    email: newEmail(),
    ...newPassword,
    ...AGREED,
  })),
  'POST /api/auth/login': anyone(401, () => ({ email: newEmail(), password: 'x' })),
  // Passkeys need a domain; the server of these rows is reached by an IP address.
  'POST /api/auth/passkey-login/begin': anyone(409, () => ({ pageKey: TICKET })),
  'POST /api/auth/passkey-login': anyone(409, () => ({ pageKey: TICKET, passkey: SHOWN })),
  'POST /api/auth/logout': anyone(200, nothing),
  // Single sign-on is not set up on the server of these rows.
  'POST /api/auth/oidc/begin': anyone(409, nothing),
  'POST /api/auth/oidc/finish': anyone(409, () => ({ answer: 'code=x' })),
  'POST /api/auth/oidc/prove': anyone(409, nothing),
  'POST /api/auth/oidc/register': anyone(409, () => ({
    firstName: 'A',
    lastName: 'B',
    email: newEmail(),
    isThirteenOrOlder: true,
  })),
  'POST /api/auth/oidc/confirm': member(409, nothing),
  'POST /api/auth/request-reset': anyone(200, () => ({ email: newEmail() })),
  'POST /api/auth/check-reset-link': anyone(400, () => ({ token: 'x' })),
  'POST /api/auth/reset-password': anyone(400, () => ({ token: 'x', ...newPassword })),
  'POST /api/auth/confirm-email': anyone(400, () => ({ token: 'x' })),
  'POST /api/account/gone': anyone(200, ({ world }) => ({ userId: world.gone.id, ticket: TICKET })),
  'GET /api/health': anyone(200),
  'GET /api/health/live': anyone(200),
  'GET /api/health/ready': anyone(200),
  'GET /api/health/stream': anyone(200),
  'GET /api/config': anyone(200),
  'POST /api/contact': anyone(200, () => ({ name: 'A', email: newEmail(), subject: 'S' })),
  'POST /api/reports': anyone(200, () => reportBody()),
  'POST /api/stripe/webhook': anyone(409, nothing),
  'POST /api/admin/login': anyone(401, () => ({ username: randomUUID(), password: 'x' })),
  'POST /api/admin/passkey-login/begin': anyone(409, () => ({ pageKey: TICKET })),
  'POST /api/admin/passkey-login': anyone(409, () => ({ pageKey: TICKET, passkey: SHOWN })),
  'POST /api/admin/logout': anyone(200, nothing),

  'POST /api/unsubscribe/:id': {
    ...anyone(400),
    status: { own: 400, others: 400, missing: 400, malformed: 400 },
    ids: users,
  },

  'GET /api/reminders': member(200),
  // Notifications are not set up on the server of these rows.
  'POST /api/reminders/push': member(409, () => ({
    endpoint: 'https://push.example.org/1',
    keys: { p256dh: 'x', auth: 'y' },
  })),
  'DELETE /api/reminders/push': member(200),
  'GET /api/auth/me': member(200),
  'POST /api/consents': member(200, () => ({
    answers: [{ kind: 'health', given: true, version: '1', after: 0 }],
  })),
  'GET /api/meals': member(200),
  'GET /api/announcements': member(200),
  'POST /api/announcements/seen': member(200, () => ({ upTo: 1 })),
  'POST /api/auth/resend-email-link': member(404, nothing),
  'POST /api/auth/cancel-email-change': member(200, nothing),
  'PUT /api/auth/update-email': member(200, () => ({ email: newEmail(), ...current })),
  'PUT /api/auth/update-name': member(200, () => ({ firstName: 'Ada', lastName: 'King' })),
  'PUT /api/auth/password': member(200, () => ({ ...current, ...changed })),
  'GET /api/auth/sessions': member(200),
  'DELETE /api/auth/sessions': member(200, () => current),
  'DELETE /api/auth/sessions/:id': {
    access: 'member',
    status: THEIRS_ALONE,
    body: () => current,
    ids: sessions,
  },
  'DELETE /api/account': member(200, () => current),
  'PUT /api/account/erase-ticket': {
    ...member(200, ({ me }) => ({ userId: me, ticket: TICKET })),
    namesUser: true,
  },
  'GET /api/account/export': member(200),
  'POST /api/account/export': member(200, () => current),
  'GET /api/auth/second-factor': member(200),
  'POST /api/auth/second-factor/begin': member(200, () => current),
  // No user here has begun the setup.
  'POST /api/auth/second-factor/confirm': member(409, () => ({ code: '123456' })),
  'POST /api/auth/second-factor/recovery-codes': member(409, () => PROOF),
  'DELETE /api/auth/second-factor': member(409, () => PROOF),
  'GET /api/auth/passkeys': member(200),
  'POST /api/auth/passkeys/begin': member(409, () => current),
  'POST /api/auth/passkeys': member(409, () => MADE),
  'PUT /api/auth/passkeys/:id': {
    access: 'member',
    status: THEIRS_ALONE,
    body: () => ({ name: 'Phone' }),
    ids: passkeys,
  },
  'DELETE /api/auth/passkeys/:id': {
    access: 'member',
    status: THEIRS_ALONE,
    body: () => current,
    ids: passkeys,
  },
  'POST /api/profile': {
    ...member(200, ({ me }) => ({ ...profileBody(), userId: me })),
    namesUser: true,
  },
  'POST /api/analyze-text': {
    ...member(200, ({ me }) => ({ ...meal, userId: me })),
    namesUser: true,
  },
  'POST /api/analyze-image': {
    ...member(200, async ({ me }) => ({ image: await image(), userId: me })),
    namesUser: true,
  },
  'GET /api/photos/:id': {
    access: 'member',
    status: THEIRS_ALONE,
    ids: async ({ owner, other }, upload) => ({
      owners: await upload(owner),
      others: await upload(other),
    }),
  },
  'GET /api/photo-credits': member(200),
  // These calls have no barcode.
  'GET /api/products': member(400),
  'POST /api/recipes/read-page': member(409, () => ({ address: 'https://example.org/soup' })),
  'POST /api/sync': { ...member(200, ({ me }) => syncBody(me)), namesUser: true },
  'GET /api/sync/live': member(200),
  'GET /api/billing': member(200),
  'POST /api/create-subscription': member(409, nothing),
  'POST /api/cancel-subscription': member(409, nothing),
  'POST /api/resume-subscription': member(409, nothing),
  'POST /api/payment-success': member(409, () => ({ subscriptionId: 'sub_1' })),
  'POST /api/billing-page': member(409, () => ({ page: 'invoices' })),

  'GET /api/admin/me': admin(200),
  'POST /api/admin/second-factor/begin': admin(200, () => ({ currentPassword: WORLD_PASSWORD })),
  'POST /api/admin/second-factor/confirm': admin(409, () => ({ code: '123456' })),
  'GET /api/admin/passkeys': admin(200),
  'POST /api/admin/passkeys/begin': admin(409, () => current),
  'POST /api/admin/passkeys': admin(409, () => MADE),
  'PUT /api/admin/passkeys/:id': {
    access: 'admin',
    status: NOBODYS,
    body: () => ({ name: 'Phone' }),
    ids: passkeys,
  },
  'DELETE /api/admin/passkeys/:id': {
    access: 'admin',
    status: NOBODYS,
    body: () => current,
    ids: passkeys,
  },
  'GET /api/admin/users': admin(200),
  'GET /api/admin/statistics': admin(200),
  'GET /api/admin/users/export': admin(200),
  'GET /api/admin/users/:id': { access: 'admin', status: ALL_THERE_IS, ids: users },
  'POST /api/admin/users/:id/reset-link': {
    access: 'admin',
    // Mail is not set up on the server of these rows.
    status: { own: 409, others: 409, missing: 404, malformed: 404 },
    body: nothing,
    ids: users,
  },
  'PUT /api/admin/users/:id/email': anyOf(users, () => ({ email: newEmail() })),
  'PUT /api/admin/users/:id/subscription': anyOf(users, () => ({ status: 'premium' })),
  'DELETE /api/admin/users/:id/sessions': anyOf(users),
  'DELETE /api/admin/users/:id': anyOf(users),
  'GET /api/admin/audit': admin(200),
  'GET /api/contacts': admin(200),
  'DELETE /api/contacts/:id': anyOf(({ contacts: [owners, others] }) =>
    Promise.resolve({ owners, others }),
  ),
  'PUT /api/contacts/:id/handled': anyOf(
    ({ contacts: [owners, others] }) => Promise.resolve({ owners, others }),
    () => ({ handled: true }),
  ),
  'GET /api/admin/invites': admin(200),
  'POST /api/admin/invites': admin(200, () => ({ uses: 1, days: 7, label: '' })),
  'DELETE /api/admin/invites/:id': anyOf(({ invites: [owners, others] }) =>
    Promise.resolve({ owners, others }),
  ),
  'GET /api/admin/reports': admin(200),
  'DELETE /api/admin/reports/:id': anyOf(({ reports: [owners, others] }) =>
    Promise.resolve({ owners, others }),
  ),
  'GET /api/admin/jobs': admin(200),
  'POST /api/admin/jobs/:id/retry': anyOf(({ jobs: [owners, others] }) =>
    Promise.resolve({ owners, others }),
  ),
  'GET /api/admin/charts': admin(200),
  'GET /api/admin/revenue': admin(200),
  'GET /api/admin/mails': admin(200),
  'POST /api/admin/mails/:id/resend': {
    access: 'admin',
    // Mail is not set up on the server of these rows.
    status: { own: 409, others: 409, missing: 404, malformed: 404 },
    body: nothing,
    ids: ({ mails: [owners, others] }) => Promise.resolve({ owners, others }),
  },
  'GET /api/admin/services': admin(200),
  'GET /api/admin/sync': admin(200),
};
