const TIMEOUT_MS = 60_000;

/** Null if there is no picture, or no connection. */
export async function download(address: string): Promise<ArrayBuffer | null> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(address, { credentials: 'include', signal });
    const type = response.headers.get('Content-Type') ?? '';
    // A Wi-Fi portal responds to every address with a page of its own.
    return response.ok && type.startsWith('image/') ? await response.arrayBuffer() : null;
  } catch {
    return null;
  }
}
