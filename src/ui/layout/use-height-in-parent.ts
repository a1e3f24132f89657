import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Stores the height of an element in a CSS variable of its parent, so that other elements can leave room for it. */
export function useHeightInParent(property: `--${string}`): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    const parent = element?.parentElement;
    if (!element || !parent) return undefined;
    const observer = new ResizeObserver(() => {
      parent.style.setProperty(property, `${element.offsetHeight}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      parent.style.removeProperty(property);
    };
  }, [property]);
  return ref;
}
