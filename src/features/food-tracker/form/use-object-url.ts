import { useEffect, useState } from 'react';

import type { ShrunkImage } from '../../../device/shrink-image';

/** An address for a picture that is in memory, for as long as it is shown. */
export function useObjectUrl({
  bytes,
  mime,
}: Pick<ShrunkImage, 'bytes' | 'mime'>): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytes], { type: mime }));
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
    };
  }, [bytes, mime]);
  return url;
}
