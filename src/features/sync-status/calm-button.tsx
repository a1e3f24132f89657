import { Button, type ButtonProps } from '@mui/material';

interface CalmButtonProps extends Omit<ButtonProps, 'disabled' | 'onClick'> {
  busy: boolean;
  onClick: () => void;
}

/** A button that cannot be pressed while it works and yet keeps the focus, which a disabled one loses. */
export function CalmButton({ busy, onClick, children, ...rest }: CalmButtonProps) {
  return (
    <Button
      {...rest}
      aria-disabled={busy}
      onClick={() => {
        if (!busy) onClick();
      }}
    >
      {children}
    </Button>
  );
}
