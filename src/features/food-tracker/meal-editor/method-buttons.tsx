import { Box, ButtonBase } from '@mui/material';
import { type ChangeEvent, type Ref, useRef } from 'react';

import { prefersLiveCamera } from '../../../device/camera';
import { Icon, type IconName } from '../../../ui/icons';
import { messages } from './messages';
import type { MealFormState, Method } from './use-meal-form';

interface MethodButtonsProps {
  form: MealFormState;
  onLiveCamera: () => void;
}

/** One hidden file input is used for both photo methods. */
export function MethodButtons({ form, onLiveCamera }: MethodButtonsProps) {
  const { method, isOpen } = form;
  const input = useRef<HTMLInputElement>(null);
  const pick = (camera: boolean) => {
    const field = input.current;
    if (!field) return;
    if (camera) field.setAttribute('capture', 'environment');
    else field.removeAttribute('capture');
    field.click();
  };
  const choose = (next: Exclude<Method, 'text'>) => {
    form.setMethod(next);
    if (next === 'camera' && prefersLiveCamera()) onLiveCamera();
    else pick(next === 'camera');
  };
  const takeFile = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // Reset, so that the same file can be chosen again after it was removed.
    event.target.value = '';
    if (file) void form.choosePhoto(file);
  };
  return (
    <Box
      role="group"
      aria-label={messages.howToLogTheMeal}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(4.75rem, 1fr))',
        gap: { xs: 0.75, md: 1 },
      }}
    >
      <MethodButton
        icon="camera"
        label={messages.takePhoto}
        chosen={method === 'camera'}
        onClick={() => {
          choose('camera');
        }}
      />
      <MethodButton
        icon="image"
        label={messages.uploadPhoto}
        chosen={method === 'upload'}
        onClick={() => {
          choose('upload');
        }}
      />
      <MethodButton
        ref={form.opener}
        icon="pencil"
        label={messages.describeMeal}
        chosen={method === 'text' && isOpen}
        onClick={() => {
          if (method === 'text' && isOpen && !form.wide) form.setOpened(false);
          else form.write();
        }}
      />
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={messages.photoOfTheMeal}
        onChange={takeFile}
      />
    </Box>
  );
}

interface MethodButtonProps {
  ref?: Ref<HTMLButtonElement>;
  icon: IconName;
  label: string;
  chosen: boolean;
  onClick: () => void;
}

function MethodButton({ ref, icon, label, chosen, onClick }: MethodButtonProps) {
  return (
    <ButtonBase
      ref={ref}
      aria-pressed={chosen}
      onClick={onClick}
      sx={{
        // Aligns the icons even if the texts below have different numbers of lines.
        display: 'grid',
        gridRow: 'span 2',
        gridTemplateRows: 'subgrid',
        rowGap: { xs: 0.5, md: 0.75 },
        justifyItems: 'center',
        alignItems: 'start',
        px: 0.5,
        py: { xs: 0.75, md: 1.25 },
        borderRadius: '14px',
        fontWeight: 650,
        fontSize: { xs: '0.875rem', md: '0.9375rem' },
        lineHeight: 1.2,
        border: '2px solid',
        borderColor: chosen ? 'primary.main' : 'divider',
        bgcolor: chosen ? 'raised.main' : 'background.paper',
        color: chosen ? 'primary.main' : 'text.primary',
      }}
    >
      <Icon name={icon} size={26} />
      {label}
    </ButtonBase>
  );
}
