import { Dialog as MuiDialog, type DialogProps } from '@mui/material';

import { ToastPlace } from '../feedback/toast-place';

/** A dialog in which toasts can be read and reached for as long as it is open. */
export function Dialog({ children, ...props }: DialogProps) {
  return (
    <MuiDialog {...props}>
      {children}
      <ToastPlace />
    </MuiDialog>
  );
}
