import type { currentUser } from '#shared/contract/accounts';

import type { MemberHandler } from '../../http/endpoint';
import { wireUser } from './wire-user';

export const currentUserHandler: MemberHandler<typeof currentUser> = ({ account }) =>
  Promise.resolve({ user: wireUser(account) });
