import { Box, Button, DialogActions, DialogTitle } from '@mui/material';
import { useEffect, useRef, useState } from 'react';

import {
  cameraProblem,
  type CameraProblem,
  closeCamera,
  openCamera,
  takePicture,
} from '../../../device/camera';
import { Dialog } from '../../../ui/layout/dialog';
import { format } from '../../../ui/words/format';
import { cameraWords } from '../device-problems';
import { messages } from './messages';

interface LiveCameraProps {
  onPicture: (picture: Blob) => void;
  onClose: () => void;
}

/** For devices without a camera app. */
export function LiveCamera({ onPicture, onClose }: LiveCameraProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<CameraProblem | null>(null);
  const [ready, setReady] = useState(false);

  useEffect(() => {
    let stream: MediaStream | undefined;
    let closed = false;
    openCamera().then(
      (opened) => {
        stream = opened;
        if (closed) closeCamera(opened);
        else if (video.current) video.current.srcObject = opened;
      },
      (error: unknown) => {
        setProblem(cameraProblem(error));
      },
    );
    return () => {
      closed = true;
      if (stream) closeCamera(stream);
    };
  }, []);

  const shoot = () => {
    if (!video.current) return;
    takePicture(video.current).then(onPicture, () => {
      setProblem('busy');
    });
  };

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="camera-title">
      <DialogTitle id="camera-title">{messages.takePhoto}</DialogTitle>
      <Box
        sx={{
          bgcolor: '#000',
          aspectRatio: '4 / 3',
          display: 'grid',
          placeItems: 'center',
          color: '#fff',
        }}
      >
        {problem !== null ? (
          <Box role="alert" sx={{ p: 3 }}>
            {format(messages.canChoosePhotoInstead, { problem: cameraWords(problem) })}
          </Box>
        ) : (
          <video
            ref={video}
            autoPlay
            playsInline
            muted
            onLoadedData={() => {
              setReady(true);
            }}
            style={{ width: '100%', height: '100%', objectFit: 'cover' }}
          />
        )}
      </Box>
      <DialogActions sx={{ p: 2, justifyContent: 'space-between' }}>
        <Button onClick={onClose}>{messages.cancel}</Button>
        <Button variant="contained" disabled={!ready || problem !== null} onClick={shoot}>
          {messages.takeThePhoto}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
