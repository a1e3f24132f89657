import { useState } from 'react';

import { findProduct } from '#shared/contract/meals';
import type { LabelReading } from '#shared/nutrition/label/label-reading';
import type { FoodFields } from '#shared/records/food';

import { call } from '../../../http/call';
import { CallError } from '../../../http/call-error';
import { activeStore } from '../../../store/account-store';
import { foodByBarcode, type FoodEntry, newFoodId, saveFood } from '../../../store/foods';
import { useOneAtATime } from '../../../ui/form/use-one-at-a-time';
import { messages } from './messages';

export type Step =
  | { at: 'scan' }
  | { at: 'seeking'; barcode: string }
  | { at: 'unknown'; barcode: string; sought: Exclude<Sought, FoodEntry> }
  | { at: 'label'; barcode: string | null }
  | { at: 'figures'; barcode: string | null; read: LabelReading | null; known: FoodEntry | null }
  | { at: 'amount'; entry: FoodEntry };

/** The steps of scanning a pack. A found food is saved at once. */
export function usePackFlow(start: Step) {
  const [step, setStep] = useState(start);
  const [problem, setProblem] = useState<string | null>(null);
  const once = useOneAtATime();

  const seek = async (barcode: string) => {
    setStep({ at: 'seeking', barcode });
    const sought = await lookUpProduct(barcode);
    setStep((now) => {
      if (now.at !== 'seeking' || now.barcode !== barcode) return now;
      return typeof sought === 'string'
        ? { at: 'unknown', barcode, sought }
        : { at: 'amount', entry: sought };
    });
  };
  const keep = async (food: FoodFields, known?: string) => {
    try {
      const id = await saveFood(food, known);
      setProblem(null);
      setStep({ at: 'amount', entry: { id, food } });
    } catch {
      setProblem(messages.notSavedInputKept);
    }
  };
  return {
    step,
    problem,
    go: setStep,
    seek,
    keep: async (food: FoodFields, known?: string) => once(async () => keep(food, known)),
  };
}

export type PackFlow = ReturnType<typeof usePackFlow>;

/**
 * nobody-knows: the source does not have the product. not-asked: the host has set up no source. unreachable: there is
 * no connection. failed: the server could not reach the source.
 */
type Sought = FoodEntry | 'nobody-knows' | 'not-asked' | 'unreachable' | 'failed';

/** Looks on this device first, then asks the source that the host has chosen. */
async function lookUpProduct(barcode: string): Promise<Sought> {
  try {
    const store = await activeStore();
    const kept = await foodByBarcode(store, barcode).catch(() => undefined);
    if (kept) return kept;
    if (!navigator.onLine) return 'unreachable';
    const { asked, food } = await call(findProduct, { barcode });
    if (!food) return asked ? 'nobody-knows' : 'not-asked';
    const found = { id: await newFoodId(store, food), food };
    // Saved unchanged, so that the next scan works offline.
    await saveFood(food, found.id).catch(() => undefined);
    return found;
  } catch (error) {
    return error instanceof CallError && error.kind !== 'offline' ? 'failed' : 'unreachable';
  }
}
