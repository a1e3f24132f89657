import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { START } from '#shared/contract/pages';

/**
 * Opens what the address requests: a shortcut of the installed app, or words that were shared with it. Then removes the
 * request from the address, so that a reload does not open it again.
 * @param open returns whether it handled the request; `words` is the text behind the '#'
 * @param isReady false while the page cannot open it yet
 */
export function useStart(open: (start: string, words: string) => boolean, isReady = true): void {
  const { search, hash, pathname } = useLocation();
  const navigate = useNavigate();
  const opening = useRef(open);
  useEffect(() => {
    opening.current = open;
  });
  useEffect(() => {
    const parameters = new URLSearchParams(search);
    const start = parameters.get(START);
    if (start === null || !isReady) return undefined;
    // After the current render, because fields can be focused only then.
    const timer = setTimeout(() => {
      if (!opening.current(start, wordsIn(hash))) return;
      parameters.delete(START);
      const rest = parameters.toString();
      void navigate({ pathname, search: rest === '' ? '' : `?${rest}` }, { replace: true });
    });
    return () => {
      clearTimeout(timer);
    };
  }, [search, hash, pathname, navigate, isReady]);
}

/** Empty if the words cannot be decoded, because anyone can make such an address. */
function wordsIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1)).trim();
  } catch {
    return '';
  }
}
