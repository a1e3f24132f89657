import { useEffect } from 'react';

import { isToastKey } from './is-toast-key';
import type { Toast, ToastAction } from './toast-card';

interface Keys {
  act: (action: ToastAction) => void;
  close: () => void;
  /** Where the toast is shown. */
  place: HTMLElement | undefined;
}

/** Ctrl+Z or Cmd+Z runs the toast's action, and F8 moves the focus to the toast. */
export function useToastKeys(toast: Toast | null, { act, close, place }: Keys): void {
  useEffect(() => {
    if (!toast) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      if (toast.action && isUndoKey(event)) {
        close();
        act(toast.action);
      } else if (isToastKey(event)) place?.querySelector('button')?.focus();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  }, [toast, act, close, place]);
}

/** Ctrl+Z or Cmd+Z, but not in a text field, where they undo typing. */
function isUndoKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || shiftKey || altKey) return false;
  return !hasTypedText(event.target);
}

function hasTypedText(target: EventTarget | null): boolean {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return isField && target.value !== '';
}
