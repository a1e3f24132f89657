import { useEffect, useState } from 'react';

const EVERY_MS = 10_000;

/** The device's clock, read again often enough for words of minutes. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
    }, EVERY_MS);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return now;
}
