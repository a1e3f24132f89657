import type { Decoded } from './easel';

/** Decodes a picture beside the thread that asks. */
export async function decodeBitmap(file: Blob): Promise<Decoded> {
  // Pixels are turned as the camera was held, since the note of it is not kept.
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const { width, height } = bitmap;
  return {
    ...{ source: bitmap, width, height },
    close: () => {
      bitmap.close();
    },
  };
}
