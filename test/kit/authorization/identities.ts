import type { World } from './world';

/** The credentials that a request sends. */
export interface Shown {
  cookie?: string;
  authorization?: string;
}

const user = (token: string) => ({ cookie: `platelog_session=${token}` });
const desk = (token: string) => ({ cookie: `platelog_admin=${token}` });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Every kind of caller, from anonymous to administrator, with valid and invalid credentials. */
export const IDENTITIES = {
  anonymous: () => ({}),
  owner: ({ owner }) => user(owner.token),
  other: ({ other }) => user(other.token),
  'an expired session': ({ expired }) => user(expired.token),
  'a deleted account': ({ gone }) => user(gone.token),
  'a token of chance': () => ({ ...user('x'.repeat(43)), ...bearer('y'.repeat(43)) }),
  'admin bearer': ({ admin }) => bearer(admin.token),
  'admin cookie': ({ admin }) => desk(admin.token),
  'admin bearer and cookie': ({ admin }) => ({ ...bearer(admin.token), ...desk(admin.token) }),
  'admin bearer and cookie that disagree': ({ admin, secondAdmin }) => ({
    ...bearer(admin.token),
    ...desk(secondAdmin.token),
  }),
  'an admin bearer with a cookie of chance': ({ admin }) => ({
    ...bearer(admin.token),
    ...desk('x'.repeat(43)),
  }),
  'an expired admin': ({ expiredAdmin }) => bearer(expiredAdmin.token),
  'a disabled admin': ({ disabledAdmin }) => bearer(disabledAdmin.token),
  "a user's token as bearer": ({ owner }) => bearer(owner.token),
  "a user's token as admin cookie": ({ owner }) => desk(owner.token),
  "an admin's token as user cookie": ({ admin }) => user(admin.token),
} satisfies Record<string, (world: World) => Shown>;

export type Identity = keyof typeof IDENTITIES;

export const MEMBERS: readonly Identity[] = ['owner', 'other'];
export const ADMINS: readonly Identity[] = [
  'admin bearer',
  'admin cookie',
  'admin bearer and cookie',
];
