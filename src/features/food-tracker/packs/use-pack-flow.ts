import { useState } from 'react';

import type { LabelReading } from '#shared/nutrition/label/label-reading';
import type { ProductFacts, ProductFields } from '#shared/records/product';

import { keepProduct } from '../../../store/products';
import { lookUpProduct, type Sought } from './look-up-product';

/** Where a person stands with a packed food. */
export type Step =
  | { at: 'scan' }
  | { at: 'seeking'; barcode: string }
  | { at: 'unknown'; barcode: string; sought: Exclude<Sought, ProductFields> }
  | { at: 'label'; barcode: string | null }
  | { at: 'figures'; barcode: string | null; read: LabelReading | null; known: ProductFacts | null }
  | { at: 'amount'; product: ProductFields };

/** From a barcode or a label to a product that can be logged. What was found out is kept at once. */
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
        : { at: 'amount', product: sought };
    });
  };
  const keep = async (product: ProductFields) => {
    try {
      await keepProduct(product);
      setProblem(null);
      setStep({ at: 'amount', product });
    } catch {
      setProblem('This could not be saved on the device. Nothing was cleared; please try again.');
    }
  };
  return { step, problem, go: setStep, seek, keep };
}

export type PackFlow = ReturnType<typeof usePackFlow>;
