import type { Decoded, Easel, Sheet } from './easel';

type Drawable = Pick<Decoded, 'source' | 'width' | 'height'>;

/** Never enlarges; transparent parts become white. */
export function drawn(easel: Easel, { source, width, height }: Drawable, edge: number): Sheet {
  const scale = Math.min(1, edge / Math.max(width, height));
  const sheet = easel.sheet(
    Math.max(1, Math.round(width * scale)),
    Math.max(1, Math.round(height * scale)),
  );
  const { context } = sheet;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, sheet.width, sheet.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, sheet.width, sheet.height);
  return sheet;
}
