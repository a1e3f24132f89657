import { copyText } from './copy-text';

/** Uses the system's share sheet if there is one, or else the clipboard. 'closed': the user dismissed the sheet. */
export async function shareText(
  text: string,
  title: string,
): Promise<'shared' | 'closed' | 'copied' | 'neither'> {
  // Missing in most desktop browsers.
  const data = { text, title };
  const canShare = 'share' in navigator && (!('canShare' in navigator) || navigator.canShare(data));
  if (canShare) {
    try {
      await navigator.share(data);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'closed';
    }
  }
  return (await copyText(text)) ? 'copied' : 'neither';
}
