import { Button } from '@mui/material';
import { useEffect, useState } from 'react';

import { whenIdle } from '../device/when-idle';
import { registerWorker } from '../device/worker-registration';
import { FloatingBar } from '../ui/feedback/floating-bar';

/** Registers the worker once the page stands, and offers a new version when one is ready. */
export function UpdateBar() {
  const [apply, setApply] = useState<(() => void) | null>(null);
  useEffect(
    () =>
      whenIdle(() => {
        void registerWorker((update) => {
          setApply(() => update);
        });
      }),
    [],
  );
  if (!apply) return null;
  return (
    <FloatingBar actions={<Button onClick={apply}>Reload</Button>}>
      A new version is ready
    </FloatingBar>
  );
}
