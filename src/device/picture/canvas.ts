export interface DecodedImage {
  source: CanvasImageSource;
  width: number;
  height: number;
  /** Frees memory: a photo of 12 megapixels takes 48 MB. */
  close: () => void;
}

/** A canvas of the page, or of a worker. */
export interface Canvas {
  width: number;
  height: number;
  source: CanvasImageSource;
  context: CanvasDrawImage & CanvasImageSmoothing & CanvasRect & CanvasFillStrokeStyles;
  /** A JPEG; null if the browser cannot make one. */
  encode: (quality: number) => Promise<Blob | null>;
}

/** What reads and draws images: in a worker, or on the page if workers cannot draw. */
export interface ImageTools {
  /** Rejects if the browser cannot read the file as an image. */
  decode: (file: Blob) => Promise<DecodedImage>;
  createCanvas: (width: number, height: number) => Canvas;
}

export async function decodeBitmap(file: Blob): Promise<DecodedImage> {
  // Rotates the pixels according to the EXIF orientation, which is not kept.
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const { width, height } = bitmap;
  return {
    source: bitmap,
    width,
    height,
    close: () => {
      bitmap.close();
    },
  };
}

/** Never enlarges; transparent parts become white. */
export function resize(
  tools: ImageTools,
  { source, width, height }: Pick<DecodedImage, 'source' | 'width' | 'height'>,
  edgeMax: number,
): Canvas {
  const scale = Math.min(1, edgeMax / Math.max(width, height));
  const canvas = tools.createCanvas(
    Math.max(1, Math.round(width * scale)),
    Math.max(1, Math.round(height * scale)),
  );
  const { context } = canvas;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas;
}
