import {
  Box,
  Button,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import type { SharedPhoto } from '../../../store/registry';
import { acceptSharedPhotos, removeSharedPhotos } from '../../../store/photos/shared-photos';
import { useNextSharedPhoto, useUnansweredPhotos } from '../../../store/photos/use-shared-photos';
import { Dialog } from '../../../ui/layout/dialog';
import { format } from '../../../ui/words/format';
import { PHOTO_EDGE } from '../styles';
import { useObjectUrl } from './chosen-photo';
import { messages } from './messages';
import type { MealFormState } from './use-meal-form';

/** Asks the user about pictures that were shared with the app, before any of them is used. */
export function SharedPhotosDialog() {
  const photos = useUnansweredPhotos();
  const [later, setLater] = useState(false);
  if (photos.length === 0 || later) return null;
  const ids = photos.map(({ id }) => id);
  const title = format(messages.addThesePhotos, { photos: photos.length });
  return (
    <Dialog
      open
      onClose={() => {
        setLater(true);
      }}
      fullWidth
      maxWidth="xs"
      aria-labelledby="shared-title"
      aria-describedby="shared-words"
    >
      <DialogTitle id="shared-title">{title}</DialogTitle>
      <DialogContent>
        <Box component="ul" sx={THUMBS}>
          {photos.map((photo) => (
            <Thumb key={photo.id} photo={photo} />
          ))}
        </Box>
        <DialogContentText id="shared-words">
          {format(messages.sharedPhotosWait, { photos: photos.length })}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => void removeSharedPhotos(ids)}>
          {messages.discard}
        </Button>
        <Button variant="contained" onClick={() => void acceptSharedPhotos(ids)}>
          {messages.add}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Shows nothing if the picture cannot be displayed. */
function Thumb({ photo }: { photo: SharedPhoto }) {
  const [broken, setBroken] = useState(false);
  const url = useObjectUrl(photo);
  return (
    <Box component="li" sx={{ ...PHOTO_EDGE, aspectRatio: '1', bgcolor: 'raised.main' }}>
      {url !== undefined && !broken && (
        <Box
          component="img"
          src={url}
          alt=""
          onError={() => {
            setBroken(true);
          }}
          sx={{ display: 'block', width: '100%', height: '100%', objectFit: 'cover' }}
        />
      )}
    </Box>
  );
}

const THUMBS = {
  m: 0,
  mb: 2,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))',
} as const;

const PROBLEMS: Record<string, string> = {
  nothing: messages.sharedPhotoNotSaved,
  refused: messages.websiteTriedToAddPhotos,
};

export function useSharedPhoto(form: MealFormState): void {
  const next = useNextSharedPhoto();
  const [search, setSearch] = useSearchParams();
  const problem = PROBLEMS[search.get('shared') ?? ''];
  const opened = useRef<string>(undefined);
  useEffect(() => {
    // A picture that was already handled is still listed until the store has updated.
    if (!next || form.photo || opened.current === next.id) return;
    opened.current = next.id;
    form.setMethod('upload');
    void form.choosePhoto(new Blob([next.bytes], { type: next.mime }), next.id);
  }, [next, form]);
  useEffect(() => {
    if (problem === undefined) return;
    form.setProblem(problem);
    setSearch({}, { replace: true });
  }, [problem, form, setSearch]);
}
