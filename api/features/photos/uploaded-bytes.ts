import { readFile } from 'node:fs/promises';

import { refuse } from '../../http/refuse';

const DATA_URL = /^data:image\/[a-z0-9.+-]{1,40};base64,/i;

/** The bytes of an upload, from the form's file or the body's data URL. */
export async function uploadedBytes(
  file: string | undefined,
  dataUrl: string | undefined,
): Promise<Buffer> {
  return file === undefined ? fromDataUrl(dataUrl ?? '') : readFile(file);
}

function fromDataUrl(text: string): Buffer {
  const head = DATA_URL.exec(text)?.[0];
  if (head === undefined) {
    const words =
      'Send the image as a data URL (data:image/jpeg;base64,...) or as a file of a form.';
    throw refuse('invalid_input', { fields: { image: words }, detail: words });
  }
  const encoded = text.slice(head.length);
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(encoded)) throw refuse('not_an_image');
  return Buffer.from(encoded, 'base64');
}
