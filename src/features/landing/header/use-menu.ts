import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

interface Menu {
  open: boolean;
  toggle: () => void;
  close: () => void;
  /** To be put on the button that opens it: Escape brings the focus back there. */
  button: RefObject<HTMLButtonElement | null>;
}

/** The small screens' menu. */
export function useMenu(): Menu {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => {
    setOpen(false);
  }, []);
  useEffect(() => {
    if (!open) return undefined;
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('keydown', closeByKey);
    };
  }, [open]);
  const toggle = () => {
    setOpen(!open);
  };
  return { open, toggle, close, button };
}
