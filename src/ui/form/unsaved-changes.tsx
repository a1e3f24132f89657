import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { messages } from './messages';
import { ConfirmDialog } from '../layout/dialog';
import { onWayBack } from './way-back';

type Go = () => void;

// One form at a time has changes to lose.
let asks: ((go: Go) => void) | null = null;

/** Goes on at once, or after the user has agreed to lose the changes of a form. */
export function leave(go: Go): void {
  if (asks) asks(go);
  else go();
}

/** Asks before the page is left: by a link, by the browser's way back, or by `leave`. */
export function UnsavedChanges({ isUnsaved }: { isUnsaved: boolean }) {
  const [pending, setPending] = useState<Go | null>(null);
  const ask = useCallback((go: Go) => {
    setPending(() => go);
  }, []);
  useLeaveQuestion(isUnsaved, ask);
  // Saved while the question was open, or a moment before a click: there is nothing to lose any more.
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
      question={messages.yourChangesAreNotSaved}
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
    // Before the router hears of it.
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

/** Of a link to another page of the app that would open here; null for anything else. */
function addressOf(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !opensHere(event, link)) return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  const { location } = window;
  // Another site is left to the browser's own question.
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
