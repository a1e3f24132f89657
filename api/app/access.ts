import type { Access } from '../http/endpoint';

export const MINUTE = 60;
export const QUARTER = 15 * MINUTE;

export const read: Access = { body: 'none', limit: { most: 600, seconds: MINUTE } };
export const write: Access = { body: 'json', limit: { most: 120, seconds: MINUTE } };
export const guarded: Access = { body: 'json', limit: { most: 30, seconds: QUARTER } };
export const seldom: Access = { body: 'json', limit: { most: 10, seconds: QUARTER } };
