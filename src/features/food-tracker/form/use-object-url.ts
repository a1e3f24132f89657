import { useEffect, useState } from 'react';

interface Picture {
  bytes: ArrayBuffer;
  mime: string;
}

/** An address for a picture that is in memory, for as long as it is shown. */
export function useObjectUrl({ bytes, mime }: Picture): string | undefined {
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
