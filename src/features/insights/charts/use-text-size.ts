import { type RefCallback, useCallback, useState } from 'react';

/**
 * Renders again when the size of the page's text has changed: axes take their room from it.
 * @returns for a ruler that is 1rem wide
 */
export function useTextSize(): RefCallback<HTMLElement> {
  const [, setSize] = useState<number>();
  return useCallback((ruler) => {
    if (!ruler) return undefined;
    const observer = new ResizeObserver(() => {
      setSize(ruler.offsetWidth);
    });
    observer.observe(ruler);
    setSize(ruler.offsetWidth);
    return () => {
      observer.disconnect();
    };
  }, []);
}
