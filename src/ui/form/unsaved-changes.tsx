import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { messages } from './messages';
import { ConfirmDialog } from '../layout/dialog';
import { onWayBack } from './way-back';

type Go = () => void;

// Only one form at a time can have unsaved changes.
let asks: ((go: Go) => void) | null = null;

/** Calls `go` at once, or after the user has agreed to discard the changes of a form. */
export function leave(go: Go): void {
  if (asks) asks(go);
  else go();
}

/** Asks the user before the page is left by a link, by the browser's back button, or by `leave`. */
export function UnsavedChanges({ isUnsaved }: { isUnsaved: boolean }) {
  const [pending, setPending] = useState<Go | null>(null);
  const ask = useCallback((go: Go) => {
    setPending(() => go);
  }, []);
  useLeaveQuestion(isUnsaved, ask);
  // The changes were saved while the question was open, or just before a click: leave without an answer.
  useEffect(() => {
    if (isUnsaved || !pending) return;
    setPending(null);
    pending();
  }, [isUnsaved, pending]);
  const stay = () => {
    setPending(null);
  };
  return (
    <ConfirmDialog
      open={isUnsaved && pending !== null}
      title={messages.leaveWithoutSaving}
      question={messages.changesNotSaved}
      confirmLabel={messages.leave}
      cancelLabel={messages.stayHere}
      onCancel={stay}
      onConfirm={() => {
        stay();
        pending?.();
      }}
    />
  );
}

function useLeaveQuestion(isUnsaved: boolean, ask: (go: Go) => void): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const free = (go: Go) => () => {
      stop();
      go();
    };
    asks = (go) => {
      ask(free(go));
    };
    const onClick = (event: MouseEvent) => {
      const to = addressOf(event);
      if (to === null) return;
      event.preventDefault();
      event.stopPropagation();
      ask(free(() => void navigate(to)));
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    const stopListening = onWayBack((go) => {
      ask(free(go));
    });
    // In the capture phase, so that it runs before the router's handler.
    document.addEventListener('click', onClick, true);
    window.addEventListener('beforeunload', onUnload);
    const stop = () => {
      asks = null;
      document.removeEventListener('click', onClick, true);
      stopListening();
      window.removeEventListener('beforeunload', onUnload);
    };
    return stop;
  }, [isUnsaved, ask, navigate]);
}

/** The address of a clicked link if it opens another page of the app in this tab; otherwise null. */
function addressOf(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !opensHere(event, link)) return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  const { location } = window;
  // For other sites the browser itself asks (beforeunload).
  if (origin !== location.origin) return null;
  if (pathname === location.pathname && search === location.search) return null;
  return `${pathname}${search}${hash}`;
}

function opensHere(
  { button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent,
  { target, download }: HTMLAnchorElement,
): boolean {
  const isPlain = button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
  return isPlain && target !== '_blank' && download === '';
}
