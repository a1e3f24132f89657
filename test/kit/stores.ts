import { uuidv7 } from 'uuidv7';

import type { MealFields } from '#shared/records/meal';

import { storeOf, type AccountStore } from '../../src/store/account-store';

/** A new account store, as a new device makes one. */
export function freshStore(userId = 'ada'): AccountStore {
  return storeOf(userId, `test-${uuidv7()}`);
}

/** A meal of rice at noon, with fields that a test overrides. */
export function mealFields(fields: Partial<MealFields> = {}): MealFields {
  return {
    name: 'Rice',
    description: 'a bowl of rice',
    notes: null,
    mealType: 'lunch',
    mealTime: '2026-11-21T12:30',
    photoId: null,
    estimate: null,
    items: null,
    ...fields,
  };
}
