import { ImageProblem, shrinkImage } from './shrink-image';

const EDGES = [280, 240, 200, 160, 120];
const QUALITY = 0.7;

/** Converts a file to a JPEG of at most 320 pixels per edge and at most `bytesMost` bytes. @throws ImageProblem */
export async function smallPicture(file: Blob, bytesMost: number): Promise<ArrayBuffer> {
  const { thumb } = await shrinkImage(file);
  if (!thumb) throw new ImageProblem('not-an-image');
  if (thumb.byteLength <= bytesMost) return thumb;
  const image = await createImageBitmap(new Blob([thumb], { type: 'image/jpeg' }));
  try {
    for (const edge of EDGES) {
      const smaller = await jpegOf(image, edge);
      if (smaller && smaller.size <= bytesMost) return await smaller.arrayBuffer();
    }
  } finally {
    image.close();
  }
  throw new ImageProblem('too-large');
}

async function jpegOf(image: ImageBitmap, edge: number): Promise<Blob | null> {
  const scale = edge / Math.max(image.width, image.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY);
  });
}
