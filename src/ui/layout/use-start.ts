import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { START } from '#shared/contract/pages';

/**
 * Opens what the address asks for: a shortcut of the installed app, or words that were shared with it. Once: the
 * address is a plain one then, so that a reload opens nothing.
 * @param open whether it knows what is asked; `words` stand behind the '#'
 * @param isReady false while it would be too early
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
    // After what is rendered now: fields are focused only then.
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

/** Nothing where they cannot be read: anybody can make such an address. */
function wordsIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1)).trim();
  } catch {
    return '';
  }
}
