// Below this size, compression saves less than its header costs.
const COMPRESS_FROM = 1_024;

interface Encoded {
  body: BodyInit | undefined;
  headers: Record<string, string>;
}

/** An empty object is sent as no body. @param compressed whether the server accepts gzip */
export async function encodeJson(input: unknown, compressed: boolean): Promise<Encoded> {
  if (isEmpty(input)) return { body: undefined, headers: {} };
  const text = JSON.stringify(input);
  const headers = { 'Content-Type': 'application/json' };
  const pays = compressed && text.length >= COMPRESS_FROM;
  if (!pays || typeof CompressionStream === 'undefined') return { body: text, headers };
  return { body: await gzip(text), headers: { ...headers, 'Content-Encoding': 'gzip' } };
}

function isEmpty(input: unknown): boolean {
  return input === undefined || Object.keys(input as object).length === 0;
}

async function gzip(text: string): Promise<ArrayBuffer> {
  const compressed = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Response(compressed).arrayBuffer();
}
