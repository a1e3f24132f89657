import { type RefCallback, useCallback, useState } from 'react';

/**
 * Renders again when the page's text size has changed, because the size of axes depends on it.
 * @returns a ref for an element that is 1rem wide
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
