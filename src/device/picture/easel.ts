/** A picture whose pixels are there to be drawn. */
export interface Decoded {
  source: CanvasImageSource;
  width: number;
  height: number;
  /** Gives its memory back: a photo of twelve megapixels takes 48 MB. */
  close: () => void;
}

export interface Sheet {
  width: number;
  height: number;
  /** What can be drawn from it. */
  source: CanvasImageSource;
  context: CanvasDrawImage & CanvasImageSmoothing & CanvasRect & CanvasFillStrokeStyles;
  /** As a JPEG; null where the browser makes none. */
  encode: (quality: number) => Promise<Blob | null>;
}

/** What a picture is made anew with: in a worker, or on the page where there is none. */
export interface Easel {
  /** Rejects where the file is no picture that this browser can read. */
  decode: (file: Blob) => Promise<Decoded>;
  sheet: (width: number, height: number) => Sheet;
}
