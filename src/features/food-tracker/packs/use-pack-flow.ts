import { useState } from 'react';

import type { LabelReading } from '#shared/nutrition/label/label-reading';
import type { FoodFields } from '#shared/records/food';

import { saveFood, type FoodEntry } from '../../../store/foods';
import { lookUpProduct, type Sought } from './look-up-product';

export type Step =
  | { at: 'scan' }
  | { at: 'seeking'; barcode: string }
  | { at: 'unknown'; barcode: string; sought: Exclude<Sought, FoodEntry> }
  | { at: 'label'; barcode: string | null }
  | { at: 'figures'; barcode: string | null; read: LabelReading | null; known: FoodEntry | null }
  | { at: 'amount'; entry: FoodEntry };

/** What was found is saved at once. */
export function usePackFlow(start: Step) {
  const [step, setStep] = useState(start);
  const [problem, setProblem] = useState<string | null>(null);

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
      setProblem('This could not be saved on the device. Nothing was cleared; please try again.');
    }
  };
  return { step, problem, go: setStep, seek, keep };
}

export type PackFlow = ReturnType<typeof usePackFlow>;
