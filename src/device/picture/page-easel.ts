import { decodeBitmap } from './bitmap';
import type { Decoded, Easel } from './easel';

/** For browsers whose workers cannot draw; decoding and encoding still run off the main thread. */
export const pageEasel: Easel = {
  decode: async (file) =>
    'createImageBitmap' in window ? decodeBitmap(file) : decodeElement(file),
  sheet: (width, height) => {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d', { alpha: false });
    if (!context) throw new Error('This browser cannot draw.');
    return {
      ...{ width, height, context, source: canvas },
      encode: async (quality) =>
        new Promise((resolve) => {
          canvas.toBlob(resolve, 'image/jpeg', quality);
        }),
    };
  },
};

async function decodeElement(file: Blob): Promise<Decoded> {
  const image = new Image();
  const url = URL.createObjectURL(file);
  const close = () => {
    URL.revokeObjectURL(url);
  };
  image.src = url;
  try {
    await image.decode();
  } catch (error) {
    close();
    throw error;
  }
  return { source: image, width: image.naturalWidth, height: image.naturalHeight, close };
}
