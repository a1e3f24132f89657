import type { Access } from '../http/endpoint';

export const MINUTE = 60;
export const QUARTER = 15 * MINUTE;

/** What anybody may call, by network: a school or an office is one. */
export const anybody: Access = { body: 'none', limit: { most: 1_000, seconds: MINUTE } };
/** What anybody may try that costs a hash of a password, or a mail. */
export const tried: Access = { body: 'json', limit: { most: 300, seconds: QUARTER } };
export const read: Access = { body: 'none', limit: { most: 600, seconds: MINUTE } };
export const write: Access = { body: 'json', limit: { most: 120, seconds: MINUTE } };
export const guarded: Access = { body: 'json', limit: { most: 30, seconds: QUARTER } };
export const seldom: Access = { body: 'json', limit: { most: 10, seconds: QUARTER } };
