import * as z from 'zod';

import { profileKind } from '#shared/records/profile';
import { profileInputSchema } from '#shared/records/profile-input';

import { defineEndpoint } from './endpoint';

export const saveProfile = defineEndpoint({
  method: 'POST',
  path: '/api/profile',
  input: profileInputSchema.extend({ userId: z.string().optional() }),
  output: z.object({ profile: profileKind.client.extend({ id: z.string() }) }),
  errors: ['not_authenticated', 'wrong_user'],
});
