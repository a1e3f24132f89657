import { Box, Button, IconButton } from '@mui/material';
import { useEffect, useRef, type FocusEvent } from 'react';

import { Icon } from '../icons';
import { messages } from '../messages';
import { LINE_OF_NAME, NAME_OF_LINE } from '../styles';
import { isToastKey } from './is-toast-key';

export interface Toast {
  title: string;
  description?: string | undefined;
  failed?: boolean;
  action?: ToastAction;
}

export interface ToastAction {
  label: string;
  /** May return a promise; if it rejects, a new toast says that the change could not be saved. */
  run: () => unknown;
}

interface ToastCardProps {
  toast: Toast;
  onAct: (action: ToastAction) => void;
  onClose: () => void;
  /** Called with true while the toast has the pointer or the focus, so that it stays. */
  onHold: (held: boolean) => void;
}

export function ToastCard({ toast, onAct, onClose, onHold }: ToastCardProps) {
  const { title, description, failed = false, action } = toast;
  const focus = useFocusBack();
  const hold = () => {
    onHold(true);
  };
  const letGo = () => {
    onHold(false);
  };
  const close = () => {
    focus.giveBack();
    onClose();
  };
  // A card that is removed with its dialog gets no mouse events anymore.
  useEffect(
    () => () => {
      onHold(false);
    },
    [onHold],
  );
  return (
    <Box
      onMouseEnter={hold}
      onMouseLeave={letGo}
      onFocus={(event) => {
        focus.note(event);
        hold();
      }}
      onBlur={letGo}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' && !isToastKey(event)) return;
        event.preventDefault();
        event.stopPropagation();
        if (event.key === 'Escape') close();
        else focus.giveBack();
      }}
      sx={{ ...CARD, borderColor: failed ? 'secondary.main' : 'primary.main' }}
    >
      <Box sx={WORDS}>
        <Box sx={{ fontWeight: 700 }}>{title}</Box>
        {description !== undefined && <Box sx={{ fontSize: '0.9375rem' }}>{description}</Box>}
      </Box>
      {action && (
        <Button
          color="inherit"
          aria-keyshortcuts="Control+Z Meta+Z"
          sx={{ flex: 'none', minWidth: 0, px: 1.5 }}
          onClick={() => {
            close();
            onAct(action);
          }}
        >
          <Box component="span" sx={{ textDecoration: 'underline' }}>
            {action.label}
          </Box>
          {action.label === messages.undo && (
            <Box component="kbd" aria-hidden sx={KEYS}>
              {isOnApple() ? messages.undoKeysOfApple : messages.undoKeys}
            </Box>
          )}
        </Button>
      )}
      <IconButton aria-label={messages.close} onClick={close}>
        <Icon name="close" size={20} />
      </IconButton>
    </Box>
  );
}

/** When the toast closes, the focus goes back to where it was before. */
function useFocusBack() {
  const before = useRef<EventTarget | null>(null);
  return {
    note: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
    },
    giveBack: () => {
      if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    },
  };
}

function isOnApple(): boolean {
  return /Mac|iP(?:hone|ad)/.test(navigator.userAgent);
}

// Where there is a mouse, there is most likely a keyboard.
const KEYS = {
  display: 'none',
  ml: 1,
  font: 'inherit',
  fontSize: '0.8125rem',
  fontWeight: 450,
  opacity: 0.8,
  '@media (hover: hover) and (pointer: fine)': { display: 'inline-block' },
} as const;

// Names can have 255 characters, and the buttons next to them must stay on the screen.
const WORDS = { ...NAME_OF_LINE, py: 0.5, maxHeight: '40vh', overflowY: 'auto' } as const;

const CARD = {
  ...LINE_OF_NAME,
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  width: { xs: '100%', md: 'auto' },
  maxWidth: 520,
  pl: 2.5,
  pr: 1,
  py: 1,
  borderRadius: '14px',
  bgcolor: 'text.primary',
  color: 'background.default',
  boxShadow: '0 8px 30px rgb(0 0 0 / 0.28)',
  borderLeft: '5px solid',
  '& .MuiButtonBase-root:focus-visible': { outlineColor: 'currentColor' },
} as const;
