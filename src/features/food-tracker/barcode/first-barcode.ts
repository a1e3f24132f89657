import { readBarcode } from '#shared/rules/barcode';

import { barcodesIn } from '../../../device/readers/barcodes';
import type { Drawable } from '../../../device/readers/pixels';

/** Skips numbers that are not of products. */
export async function firstBarcode(picture: Drawable): Promise<string | null> {
  for (const text of await barcodesIn(picture)) {
    const barcode = readBarcode(text);
    if (barcode !== null) return barcode;
  }
  return null;
}
