import sharp from 'sharp';

/** A printed label, row by row; the cells of a row line up with the columns of the first row. */
export interface PrintedLabel {
  title: string;
  /** Lines above the table: serving size, number of servings. */
  above?: readonly string[];
  rows: readonly (readonly string[])[];
  below?: readonly string[];
  font?: string;
  /** Colors of ink and paper. */
  colours?: readonly [ink: string, paper: string];
  /** Boxed, with heavy rules between the rows, as in the United States. */
  boxed?: boolean;
}

/** How the photo of a label was taken. */
export interface Shot {
  /** Pixels between two lines of text. */
  line?: number;
  /** Rotation in degrees. */
  turned?: number;
  blurred?: number;
  /** Quality of the JPEG. */
  quality?: number;
  /** Brightness: below 1 is dark. */
  light?: number;
  /** Pixels of table surface around the label. */
  margin?: number;
}

const TABLE = '#b9a88f';
const PLAIN = { line: 34, turned: 0, blurred: 0, quality: 85, light: 1, margin: 40 };

/** Makes a photo of a label, as a JPEG. */
export async function photographed(label: PrintedLabel, shot: Shot = {}): Promise<Buffer> {
  const { line, turned, blurred, quality, light, margin } = { ...PLAIN, ...shot };
  const around = { top: margin, bottom: margin, left: margin, right: margin };
  const printed = await sharp(Buffer.from(drawn(label, line)))
    .png()
    .toBuffer();
  const laid = await sharp(printed)
    .extend({ ...around, background: TABLE })
    .png()
    .toBuffer();
  const held = await sharp(laid).rotate(turned, { background: TABLE }).png().toBuffer();
  const seen = blurred > 0 ? sharp(held).blur(blurred) : sharp(held);
  return seen.modulate({ brightness: light }).jpeg({ quality }).toBuffer();
}

const COLUMN = 0.46;
const ON_PAPER = { above: [], below: [], font: 'Liberation Sans', boxed: false } as const;

function drawn(label: PrintedLabel, line: number): string {
  const { title, above, rows, below, font, boxed } = { ...ON_PAPER, ...label };
  const [ink, paper] = label.colours ?? ['#111', '#fff'];
  const columns = Math.max(...rows.map((cells) => cells.length));
  const width = Math.round(line * (columns > 2 ? 24 : 17));
  const all = [
    [title],
    ...above.map((words) => [words]),
    ...rows,
    ...below.map((words) => [words]),
  ];
  const lines = all.map((cells, index) =>
    printedRow(cells, { y: line * (index + 1.2), line, width }),
  );
  const height = Math.round(line * (all.length + 1));
  const rules = boxed ? ruled(all.length, { line, width, height, ink }) : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="${font}" fill="${ink}"><rect width="100%" height="100%" fill="${paper}"/>${rules}${lines.join('')}</svg>`;
}

function printedRow(
  cells: readonly string[],
  { y, line, width }: { y: number; line: number; width: number },
): string {
  const size = Math.round(line * 0.68);
  const [name = '', ...values] = cells;
  const isPart = name.startsWith(' ');
  const weight = isPart ? '' : 'font-weight="bold"';
  const words = `<text x="${isPart ? line : line * 0.6}" y="${y}" font-size="${size}" ${weight}>${escaped(name.trim())}</text>`;
  const numbers = values.map((value, index) => {
    const x = width * (COLUMN + ((1 - COLUMN) * (index + 1)) / values.length) - line * 0.6;
    return `<text x="${x}" y="${y}" font-size="${size}" text-anchor="end">${escaped(value)}</text>`;
  });
  return [words, ...numbers].join('');
}

/** Rules between all rows, and a box around them. */
function ruled(
  rows: number,
  { line, width, height, ink }: { line: number; width: number; height: number; ink: string },
): string {
  const box = `<rect x="3" y="3" width="${width - 6}" height="${height - 6}" fill="none" stroke="${ink}" stroke-width="4"/>`;
  const rules = Array.from({ length: rows - 1 }, (_, index) => {
    const y = line * (index + 1.36);
    return `<rect x="${line * 0.4}" y="${y}" width="${width - line * 0.8}" height="2"/>`;
  });
  return [box, ...rules].join('');
}

function escaped(words: string): string {
  return words.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
