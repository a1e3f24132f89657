import { ImageProblem } from '../shrink-image';

export type Drawable = ImageBitmap | HTMLVideoElement | HTMLCanvasElement;

function sizeOf(picture: Drawable): { width: number; height: number } {
  if (picture instanceof HTMLVideoElement) {
    return { width: picture.videoWidth, height: picture.videoHeight };
  }
  return { width: picture.width, height: picture.height };
}

/** @param enlarge the largest scale; by default the picture never grows */
export function drawnAt(picture: Drawable, edge: number, enlarge = 1): HTMLCanvasElement {
  const { width, height } = sizeOf(picture);
  if (width === 0 || height === 0) throw new ImageProblem('not-an-image');
  const scale = Math.min(enlarge, edge / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

export function pixelsOf(picture: Drawable, edge: number): ImageData {
  return pixelsIn(drawnAt(picture, edge));
}

/** Distorts a picture that is not square. */
export function squeezedTo(picture: Drawable, edge: number): ImageData {
  const canvas = document.createElement('canvas');
  canvas.width = edge;
  canvas.height = edge;
  canvas.getContext('2d')?.drawImage(picture, 0, 0, edge, edge);
  return pixelsIn(canvas);
}

function pixelsIn(canvas: HTMLCanvasElement): ImageData {
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
  if (!pixels) throw new ImageProblem('not-an-image');
  return pixels;
}

/** Rotates according to the EXIF orientation. @throws ImageProblem */
export async function openPicture(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    throw new ImageProblem('not-an-image');
  }
}
