/** Compresses as the product's client does, with the browser's CompressionStream. */
export async function gzip(text: string): Promise<ArrayBuffer> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Response(packed).arrayBuffer();
}
