import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Keeps the height of an element in a property of its parent, for what makes room for it there. */
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
