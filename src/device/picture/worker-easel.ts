import { decodeBitmap } from './bitmap';
import type { Easel } from './easel';

/** Not every browser with workers has OffscreenCanvas. */
export function canDraw(): boolean {
  // Missing in older browsers, whatever the types say.
  const { OffscreenCanvas: Canvas, createImageBitmap: decode } = globalThis as Partial<
    Pick<typeof globalThis, 'OffscreenCanvas' | 'createImageBitmap'>
  >;
  return decode !== undefined && Canvas !== undefined && new Canvas(1, 1).getContext('2d') !== null;
}

export const workerEasel: Easel = {
  decode: decodeBitmap,
  sheet: (width, height) => {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d', { alpha: false });
    if (!context) throw new Error('This worker cannot draw.');
    return {
      ...{ width, height, context, source: canvas },
      encode: async (quality) => canvas.convertToBlob({ type: 'image/jpeg', quality }),
    };
  },
};
