import { readBarcode } from '#shared/rules/barcode';

import { barcodesIn } from '../../../device/readers/barcodes';
import type { Drawable } from '../../../device/readers/pixels';

/** The first number in a picture that is one of a product; null where there is none. */
export async function firstBarcode(picture: Drawable): Promise<string | null> {
  for (const text of await barcodesIn(picture)) {
    const barcode = readBarcode(text);
    if (barcode !== null) return barcode;
  }
  return null;
}
