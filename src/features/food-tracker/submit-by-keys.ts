import type { KeyboardEvent } from 'react';

/** Ctrl+Enter or Cmd+Enter saves from any field. */
export function submitByKeys(submit: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    submit();
  };
}
