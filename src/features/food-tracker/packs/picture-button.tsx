import { Button } from '@mui/material';
import { useRef } from 'react';

import { Icon } from '../../../ui/icons';

interface PictureButtonProps {
  words: string;
  label: string;
  onFile: (file: File) => void;
  /** Opens a phone's camera instead of its album. */
  camera?: boolean;
  prominent?: boolean;
  disabled?: boolean;
}

export function PictureButton({
  words,
  label,
  onFile,
  camera = false,
  prominent = false,
  disabled = false,
}: PictureButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant={prominent ? 'contained' : 'outlined'}
        disabled={disabled}
        sx={{ minWidth: 180 }}
        startIcon={<Icon name={camera ? 'camera' : 'image'} size={20} />}
        onClick={() => input.current?.click()}
      >
        {words}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={label}
        {...(camera && { capture: 'environment' as const })}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // Reset, so that the same file can be chosen again.
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
