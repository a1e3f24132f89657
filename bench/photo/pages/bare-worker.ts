// The minimum: decode, resize, encode, in its own worker.
const EDGE = 1_600;
const QUALITY = 0.7;

async function shrink(file: Blob) {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, EDGE / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('This worker cannot draw.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  return { bytes: await blob.arrayBuffer(), width, height };
}

onmessage = async ({ data }: MessageEvent<Blob>) => {
  const made = await shrink(data);
  postMessage(made, { transfer: [made.bytes] });
};
