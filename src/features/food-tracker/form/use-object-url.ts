import { useEffect, useState } from 'react';

import type { ShrunkImage } from '../../../device/shrink-image';

export function useObjectUrl({ bytes, mime }: ShrunkImage): string | undefined {
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
