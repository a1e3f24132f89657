import { uuidv7 } from 'uuidv7';

import type { PhotoFields } from '#shared/records/photo';
import { OP_VERSION, type Op, type Patch } from '#shared/sync/protocol';

import { mealFields } from '../kit/stores';
import type { Chance } from './chance';

const OPS_MOST = 12;

/** The field of the account's shared meal that each of its two devices writes. */
const SHARED_FIELDS = ['name', 'notes'] as const;

export interface Plans {
  /** Index of the device in its account, 0 or 1. */
  device: number;
  /** A meal that both devices change. */
  sharedMeal: string;
  chance: Chance;
}

/** What a device does next. Each text has its own number, so that the last one is known. */
export class Plan {
  private readonly meals: string[] = [];
  private count = 0;

  constructor(private readonly parts: Plans) {}

  batch(): Op[] {
    return Array.from({ length: this.parts.chance.between(1, OPS_MOST) }, () => this.operation());
  }

  /** A meal with a photo, written together as a device does. */
  photo(photo: Omit<PhotoFields, 'mealId'>): { photoId: string; ops: Op[] } {
    const photoId = uuidv7();
    const meal = newMeal(this.text(), photoId);
    return { photoId, ops: [meal, making('photo', photoId, { ...photo, mealId: meal.id })] };
  }

  private operation(): Op {
    const { chance, device, sharedMeal } = this.parts;
    const kind = chance.between(1, 10);
    const meal = chance.pick(this.meals);
    if (kind === 1) {
      return op('meal', sharedMeal, { [SHARED_FIELDS[device] ?? 'name']: this.text() });
    }
    if (meal !== undefined && kind <= 4) return op('meal', meal, { name: this.text() });
    if (meal !== undefined && kind === 5) {
      this.meals.splice(this.meals.indexOf(meal), 1);
      return op('meal', meal, null);
    }
    const added = newMeal(this.text());
    this.meals.push(added.id);
    return added;
  }

  private text(): string {
    this.count += 1;
    return `Meal ${this.parts.device}-${this.count}`;
  }
}

export function newMeal(name: string, photoId: string | null = null): Op {
  return making('meal', uuidv7(), { ...mealFields({ name, photoId }) });
}

/** The id of a record's first operation is the record's own id. */
function making(type: string, id: string, patch: Patch): Op {
  return { ...op(type, id, patch), opId: id };
}

/** An operation; without a patch it deletes. */
function op(type: string, id: string, patch: Patch | null): Op {
  const act = patch === null ? 'del' : 'put';
  return { opId: uuidv7(), v: OP_VERSION, type, id, act, patch, base: 0, at: Date.now() };
}
