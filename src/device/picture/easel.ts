export interface Decoded {
  source: CanvasImageSource;
  width: number;
  height: number;
  /** Frees memory: a photo of 12 megapixels takes 48 MB. */
  close: () => void;
}

export interface Sheet {
  width: number;
  height: number;
  source: CanvasImageSource;
  context: CanvasDrawImage & CanvasImageSmoothing & CanvasRect & CanvasFillStrokeStyles;
  /** A JPEG; null if the browser cannot make one. */
  encode: (quality: number) => Promise<Blob | null>;
}

/** A canvas in a worker, or on the page if workers cannot draw. */
export interface Easel {
  /** Rejects if the browser cannot read the file as a picture. */
  decode: (file: Blob) => Promise<Decoded>;
  sheet: (width: number, height: number) => Sheet;
}
