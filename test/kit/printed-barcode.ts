import bwipjs from 'bwip-js/node';
import sharp from 'sharp';

/** How the photo of a barcode was taken. */
export interface BarcodeShot {
  turned?: number;
  blurred?: number;
  quality?: number;
  light?: number;
  /** Pixels per bar. */
  scale?: number;
}

const KINDS: Record<number, string> = { 8: 'ean8', 12: 'upca', 13: 'ean13' };

/** A photo of a packet with a barcode. */
export async function photographedBarcode(digits: string, shot: BarcodeShot = {}): Promise<Buffer> {
  const { turned = 0, blurred = 0, quality = 80, light = 1, scale = 3 } = shot;
  const bars = await bwipjs.toBuffer({
    bcid: KINDS[digits.length] ?? 'ean13',
    text: digits,
    scale,
    height: 18,
    includetext: true,
    paddingwidth: 12,
    paddingheight: 8,
    backgroundcolor: 'ffffff',
  });
  const packet = await sharp({
    create: { width: 1_000, height: 750, channels: 3, background: '#c7d3a4' },
  })
    .composite([{ input: bars, gravity: 'center' }])
    .png()
    .toBuffer();
  let picture = sharp(packet).rotate(turned, { background: '#6d7b52' });
  if (blurred > 0) picture = sharp(await picture.png().toBuffer()).blur(blurred);
  return picture.modulate({ brightness: light }).jpeg({ quality }).toBuffer();
}

/** Appends the check digit. @param digits all but the last */
export function checked(digits: string): string {
  const sum = digits
    .split('')
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
