import { useEffect } from 'react';

/** Names the page in the browser's tab and to screen readers. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title.includes(PRODUCT) ? title : `${title} · ${PRODUCT}`;
  }, [title]);
}

const PRODUCT = 'Platelog';
