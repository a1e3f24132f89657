import { dictionary } from '@zxcvbn-ts/language-common';

const COMMON = new Set(dictionary['passwords-common']);

export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase());
}
