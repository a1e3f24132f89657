import { copyText } from './copy-text';

/** By the system's own sheet where there is one, else to the clipboard. 'closed': the person chose nothing. */
export async function shareText(
  text: string,
  title: string,
): Promise<'shared' | 'closed' | 'copied' | 'neither'> {
  // Missing in most browsers on a desktop.
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
