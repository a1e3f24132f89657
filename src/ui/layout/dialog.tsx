import {
  Box,
  Button,
  Dialog as MuiDialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  type DialogProps,
  DialogTitle,
} from '@mui/material';
import { useState } from 'react';

import { ToastPlace } from '../feedback/toast';
import { useWayBack } from '../form/way-back';
import { messages } from '../messages';

interface GuardedDialogProps extends DialogProps {
  /** The user has entered something that Escape or a tap outside would discard. */
  edited?: boolean;
}

/**
 * Toasts are shown inside, because content outside of an open dialog cannot be reached. The browser's back button
 * closes it like Escape.
 */
export function Dialog({ children, edited = false, onClose, ...props }: GuardedDialogProps) {
  const { close, question } = useGuardedClose(edited, () => onClose?.({}, 'escapeKeyDown'));
  useWayBack(props.open, close);
  return (
    <MuiDialog {...props} {...(onClose ? { onClose: edited ? close : onClose } : {})}>
      {children}
      {question}
      <ToastPlace />
    </MuiDialog>
  );
}

/** Asks the user before closing a dialog with edits. The caller must render `question` in the dialog. */
export function useGuardedClose(edited: boolean, onClose: () => void) {
  const [asking, setAsking] = useState(false);
  const close = () => {
    if (edited) setAsking(true);
    else onClose();
  };
  const question = asking && (
    <ConfirmDialog
      open
      title={messages.discardChanges}
      question={messages.changesNotSaved}
      confirmLabel={messages.discard}
      cancelLabel={messages.keepEditing}
      onConfirm={() => {
        setAsking(false);
        onClose();
      }}
      onCancel={() => {
        setAsking(false);
      }}
    />
  );
  return { close, question };
}

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** Names of the people or things it affects, one per line. */
  about?: readonly string[];
  question: string;
  /** An explanation below the question. */
  details?: string;
  confirmLabel: string;
  /** For questions where 'Cancel' could be taken for the action itself. */
  cancelLabel?: string;
  pending?: boolean;
  /** Whether it deletes something; then the button has the warning color. */
  grave?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

export function ConfirmDialog({
  open,
  title,
  about,
  question,
  details,
  confirmLabel,
  cancelLabel = messages.cancel,
  pending = false,
  grave = true,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      fullWidth
      maxWidth="xs"
      aria-labelledby="confirm-title"
      aria-describedby="confirm-question"
    >
      <DialogTitle id="confirm-title">{title}</DialogTitle>
      <DialogContent id="confirm-question">
        {about !== undefined && (
          <Box sx={{ fontWeight: 680, mb: 1, overflowWrap: 'anywhere' }}>
            {about.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </Box>
        )}
        <DialogContentText>{question}</DialogContentText>
        {details !== undefined && <DialogContentText sx={{ mt: 1 }}>{details}</DialogContentText>}
      </DialogContent>
      <DialogActions
        sx={{ flexWrap: 'wrap', rowGap: 1, '& .MuiButton-root': { whiteSpace: 'nowrap' } }}
      >
        <Button onClick={onCancel}>{cancelLabel}</Button>
        <Button
          variant="contained"
          color={grave ? 'secondary' : 'primary'}
          disabled={pending}
          onClick={onConfirm}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
