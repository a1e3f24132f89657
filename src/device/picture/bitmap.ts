import type { Decoded } from './easel';

export async function decodeBitmap(file: Blob): Promise<Decoded> {
  // Rotates the pixels as the camera was held, since its note of that is not kept.
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const { width, height } = bitmap;
  return {
    ...{ source: bitmap, width, height },
    close: () => {
      bitmap.close();
    },
  };
}
