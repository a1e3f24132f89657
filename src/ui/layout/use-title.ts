import { useEffect } from 'react';

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title.includes(PRODUCT) ? title : `${title} · ${PRODUCT}`;
  }, [title]);
}

const PRODUCT = 'Platelog';
