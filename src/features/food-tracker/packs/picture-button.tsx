import { Button } from '@mui/material';
import { useRef } from 'react';

import { Icon } from '../../../ui/icons';

interface PictureButtonProps {
  words: string;
  /** What the picture is to be of. */
  label: string;
  onFile: (file: File) => void;
  /** Opens a phone's camera in place of its album. */
  camera?: boolean;
  prominent?: boolean;
  disabled?: boolean;
}

/** Asks the device for a picture. */
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
          // The same file may be chosen again.
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
