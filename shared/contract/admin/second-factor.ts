import { defineEndpoint } from '../endpoint';
import {
  begunSchema,
  codeProofSchema,
  passwordProofSchema,
  recoveryCodesSchema,
} from '../second-factor';

/** These two calls work where all others answer 'second_factor_required'. */
export const beginAdminSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/api/admin/second-factor/begin',
  input: passwordProofSchema,
  output: begunSchema,
  errors: ['admin_not_authenticated', 'wrong_password', 'second_factor_on', 'busy'],
});

export const confirmAdminSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/api/admin/second-factor/confirm',
  input: codeProofSchema,
  output: recoveryCodesSchema,
  errors: [
    'admin_not_authenticated',
    'bad_second_factor',
    'second_factor_on',
    'second_factor_not_begun',
    'busy',
  ],
});
