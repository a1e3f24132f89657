import {
  Box,
  Button,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { Dialog } from '../layout/dialog';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** Whom or what it is done to, a line each. */
  about?: readonly string[];
  question: string;
  /** What it means, below the question. */
  details?: string;
  confirmLabel: string;
  /** What the way back says, where 'Cancel' could be taken for the act itself. */
  cancelLabel?: string;
  /** While it is being done, it cannot be asked for again. */
  pending?: boolean;
  /** Whether it takes something away: then its button has the colour that warns. */
  grave?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that is not done by the way. */
export function ConfirmDialog({
  open,
  title,
  about,
  question,
  details,
  confirmLabel,
  cancelLabel = 'Cancel',
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
