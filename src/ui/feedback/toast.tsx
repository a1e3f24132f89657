import { Box, Button, IconButton } from '@mui/material';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';

import { Icon } from '../icons';

export interface Toast {
  title: string;
  description?: string | undefined;
  failed?: boolean;
  /** One thing that can be done about it: 'Undo'. */
  action?: { label: string; run: () => void };
}

interface Shown extends Toast {
  number: number;
}

const SHOWN_MS = 6_000;
const ToastContext = createContext<(toast: Toast) => void>(() => undefined);

/** Shows a toast; the one that was there goes. */
export function useToast(): (toast: Toast) => void {
  return useContext(ToastContext);
}

/** Holds the one toast that may be seen at a time, and tells screen readers of it. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<Shown | null>(null);
  const [held, setHeld] = useState(false);
  const show = useCallback((next: Toast) => {
    setHeld(false);
    setToast((last) => ({ ...next, number: (last?.number ?? 0) + 1 }));
  }, []);
  useEffect(() => {
    if (!toast || held) return undefined;
    const timer = setTimeout(() => {
      setToast(null);
    }, SHOWN_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [toast, held]);
  const close = useCallback(() => {
    setToast(null);
  }, []);
  const content = useMemo(
    // By its number: the same words a second time are a new toast, and read out again.
    () => toast && <ToastCard key={toast.number} toast={toast} onClose={close} onHold={setHeld} />,
    [toast, close],
  );
  return (
    <ToastContext.Provider value={show}>
      {children}
      <Box
        role="status"
        aria-live="polite"
        sx={{
          position: 'fixed',
          zIndex: 1500,
          insetInline: 16,
          bottom: { xs: 'calc(96px + env(safe-area-inset-bottom))', md: 24 },
          display: 'flex',
          justifyContent: 'center',
          pointerEvents: 'none',
          // Where there is no navigation below, or a sheet stands above it, a form's buttons are.
          'body:not(:has(nav[aria-label="Main"])) &, body:has([role="dialog"]) &': {
            bottom: 'auto',
            top: 'calc(12px + env(safe-area-inset-top))',
          },
        }}
      >
        {content}
      </Box>
    </ToastContext.Provider>
  );
}

interface ToastCardProps {
  toast: Toast;
  onClose: () => void;
  /** It stays for as long as somebody points at it or has the focus in it. */
  onHold: (held: boolean) => void;
}

function ToastCard({ toast, onClose, onHold }: ToastCardProps) {
  const { title, description, failed = false, action } = toast;
  const hold = () => {
    onHold(true);
  };
  const letGo = () => {
    onHold(false);
  };
  return (
    <Box
      onMouseEnter={hold}
      onMouseLeave={letGo}
      onFocus={hold}
      onBlur={letGo}
      sx={{
        pointerEvents: 'auto',
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        maxWidth: 520,
        pl: 2.5,
        pr: 1,
        py: 1,
        borderRadius: '14px',
        bgcolor: 'text.primary',
        color: 'background.default',
        boxShadow: '0 8px 30px rgb(0 0 0 / 0.28)',
        borderLeft: '5px solid',
        borderColor: failed ? 'secondary.main' : 'primary.main',
      }}
    >
      <Box sx={{ flex: 1, py: 0.5 }}>
        <Box sx={{ fontWeight: 700 }}>{title}</Box>
        {description !== undefined && <Box sx={{ fontSize: '0.9375rem' }}>{description}</Box>}
      </Box>
      {action && (
        <Button
          color="inherit"
          sx={{ textDecoration: 'underline' }}
          onClick={() => {
            action.run();
            onClose();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton aria-label="Close" onClick={onClose}>
        <Icon name="close" size={20} />
      </IconButton>
    </Box>
  );
}
