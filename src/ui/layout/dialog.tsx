import { Dialog as MuiDialog, type DialogProps } from '@mui/material';

import { ToastPlace } from '../feedback/toast';

/** Toasts are shown inside: outside of an open dialog they could not be reached. */
export function Dialog({ children, ...props }: DialogProps) {
  return (
    <MuiDialog {...props}>
      {children}
      <ToastPlace />
    </MuiDialog>
  );
}
