import { readdirSync } from 'node:fs';
import path from 'node:path';

import type { Page } from '@playwright/test';

const ASSETS = path.resolve(__dirname, '../../build/client/assets');

/** Address of a built file by the start of its name. */
export function built(name: string): string {
  const file = readdirSync(ASSETS).find((one) => one.startsWith(name) && one.endsWith('.js'));
  if (file === undefined) throw new Error(`No ${name} in the build: npm run build first.`);
  return `/assets/${file}`;
}

export interface Asked {
  answer: unknown;
  /** Time to open and draw the picture, and time to read it, in ms. */
  drawn: number;
  read: number;
}

/**
 * Reads a picture with a worker of the build, as the page does. @param square whether the picture is squeezed into a
 * square
 */
export async function readBy(
  page: Page,
  worker: string,
  { picture, edge, square }: { picture: Buffer; edge: number; square: boolean },
): Promise<Asked> {
  const base64 = picture.toString('base64');
  return page.evaluate(
    async ({ address, bytes, most, squeezed }) => {
      const held = window as unknown as { readers?: Record<string, Worker> };
      held.readers ??= {};
      const reader = (held.readers[address] ??= new Worker(address));
      const began = performance.now();
      const raw = Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([raw]));
      const scale = Math.min(1, most / Math.max(bitmap.width, bitmap.height));
      const canvas = document.createElement('canvas');
      canvas.width = squeezed ? most : Math.round(bitmap.width * scale);
      canvas.height = squeezed ? most : Math.round(bitmap.height * scale);
      const context = canvas.getContext('2d');
      context?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
      const pixels = context?.getImageData(0, 0, canvas.width, canvas.height);
      const drawn = performance.now();
      const answer = await new Promise((resolve, reject) => {
        reader.onmessage = ({ data }: MessageEvent<{ answer?: unknown; problem?: string }>) => {
          if (data.problem === undefined) resolve(data.answer);
          else reject(new Error(data.problem));
        };
        reader.onerror = () => {
          reject(new Error('The worker could not be started.'));
        };
        reader.postMessage(pixels);
      });
      return { answer, drawn: drawn - began, read: performance.now() - drawn };
    },
    { address: worker, bytes: base64, most: edge, squeezed: square },
  );
}

/** Time to open and draw a picture at its own size, in ms. */
export async function drawingTime(page: Page, picture: Buffer): Promise<number> {
  return page.evaluate(async (bytes) => {
    const began = performance.now();
    const raw = Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([raw]));
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
    const context = canvas.getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    context?.getImageData(0, 0, canvas.width, canvas.height);
    return performance.now() - began;
  }, picture.toString('base64'));
}
