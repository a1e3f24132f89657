/** The output of a network layer for each position of the picture, row by row; all channels of a position together. */
export interface Layer {
  values: Float32Array;
  rows: number;
  columns: number;
}

export type Pixels = Pick<ImageData, 'data' | 'width' | 'height'>;

export const LOOK_LENGTH = 128;

/** Margins that are ignored at each edge: the middle of the plate stays in view if the photo is turned or cropped. */
const LAYER_MARGIN = 0.2;
const COLORS_MARGIN = 1 / 6;

// The weight and the seed were chosen with half of the pictures of bench/readers/plates.ts.
const COLORS_WEIGHT = 0.4;
const SEED = 3;
const SCALE = 30;

/** A vector that is similar for photos of the same plate; `similarPlates` compares them. */
export function plateLook(layer: Layer, picture: Pixels): Int8Array {
  const surface = unit(middleMeans(layer).map((mean) => Math.sqrt(Math.max(0, mean))));
  const colors = unit(middleColors(picture).map(Math.sqrt)).map((share) => share * COLORS_WEIGHT);
  return projected([...surface, ...colors]);
}

function middleMeans({ values, rows, columns }: Layer): number[] {
  const channels = values.length / (rows * columns);
  const sums = new Array<number>(channels).fill(0);
  const [top, left] = [Math.round(rows * LAYER_MARGIN), Math.round(columns * LAYER_MARGIN)];
  for (let row = top; row < rows - top; row += 1) {
    for (let column = left; column < columns - left; column += 1) {
      const from = (row * columns + column) * channels;
      for (let channel = 0; channel < channels; channel += 1)
        add(sums, channel, values[from + channel] ?? 0);
    }
  }
  const places = (rows - 2 * top) * (columns - 2 * left);
  return sums.map((sum) => sum / places);
}

const BLOCK = 6;
const STEPS = 12;
/** Shares of red and green in a color: the range that occurs in food. */
const RED = { from: 0.15, to: 0.7 };
const GREEN = { from: 0.15, to: 0.55 };
/** Added to the brightness, so that color shares are stable near black. A higher value would make colors depend on light. */
const DARK = 8;

/** A histogram of colors in the middle, independent of brightness; each block counts for the four nearest bins. */
function middleColors({ data, width, height }: Pixels): number[] {
  const counts = new Array<number>(STEPS * STEPS).fill(0);
  const [top, left] = [Math.round(height * COLORS_MARGIN), Math.round(width * COLORS_MARGIN)];
  for (let row = top; row + BLOCK <= height - top; row += BLOCK) {
    for (let column = left; column + BLOCK <= width - left; column += BLOCK) {
      const [red, green, blue] = blockMean(data, width, row, column);
      const light = red + green + blue + DARK;
      addTo(counts, placeOf(red / light, RED), placeOf(green / light, GREEN));
    }
  }
  return counts;
}

function blockMean(
  data: Uint8ClampedArray,
  width: number,
  top: number,
  left: number,
): [red: number, green: number, blue: number] {
  let [red, green, blue] = [0, 0, 0];
  for (let row = top; row < top + BLOCK; row += 1) {
    for (let column = left; column < left + BLOCK; column += 1) {
      const at = (row * width + column) * 4;
      red += data[at] ?? 0;
      green += data[at + 1] ?? 0;
      blue += data[at + 2] ?? 0;
    }
  }
  const pixels = BLOCK * BLOCK;
  return [red / pixels, green / pixels, blue / pixels];
}

/** From 0 to just below the last step. */
function placeOf(share: number, { from, to }: typeof RED): number {
  const place = ((share - from) / (to - from)) * (STEPS - 1);
  return Math.min(STEPS - 1.001, Math.max(0, place));
}

function addTo(counts: number[], row: number, column: number): void {
  const [top, left] = [Math.floor(row), Math.floor(column)];
  const [down, right] = [row - top, column - left];
  const at = top * STEPS + left;
  add(counts, at, (1 - down) * (1 - right));
  add(counts, at + 1, (1 - down) * right);
  add(counts, at + STEPS, down * (1 - right));
  add(counts, at + STEPS + 1, down * right);
}

function add(sums: number[], at: number, more: number): void {
  sums[at] = (sums[at] ?? 0) + more;
}

function unit(values: number[]): number[] {
  const length = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0));
  return values.map((value) => value / (length || 1));
}

/** A random projection: it nearly keeps the similarity of two vectors, and needs no stored data. */
function projected(features: readonly number[]): Int8Array {
  const signs = signsFor(features.length);
  const sums = new Array<number>(LOOK_LENGTH).fill(0);
  features.forEach((feature, place) => {
    const from = place * LOOK_LENGTH;
    for (let to = 0; to < LOOK_LENGTH; to += 1) add(sums, to, feature * (signs[from + to] ?? 0));
  });
  return Int8Array.from(sums, (sum) => Math.max(-127, Math.min(127, Math.round(sum * SCALE))));
}

let drawn = new Int8Array(0);

/** Always the same signs, from a seeded generator (xorshift). */
function signsFor(features: number): Int8Array {
  if (drawn.length === features * LOOK_LENGTH) return drawn;
  drawn = new Int8Array(features * LOOK_LENGTH);
  let state = SEED;
  for (let at = 0; at < drawn.length; at += 1) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    drawn[at] = (state & 1) === 1 ? 1 : -1;
  }
  return drawn;
}
