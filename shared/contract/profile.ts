import * as z from 'zod';

import { profileKind } from '#shared/records/profile';
import { sentProfileSchema } from '#shared/records/profile-input';

import { defineEndpoint } from './endpoint';

export const saveProfile = defineEndpoint({
  method: 'POST',
  path: '/api/profile',
  input: sentProfileSchema,
  output: z.object({ profile: profileKind.client.extend({ id: z.string() }) }),
  errors: ['not_authenticated', 'wrong_user'],
});
