import { useEffect, useState } from 'react';

/** The value after it has not changed for `ms`. @param first returned until then */
export function useDebounced<Value>(value: Value, ms: number, first: Value = value): Value {
  const [debounced, setDebounced] = useState(first);
  useEffect(() => {
    const timer = setTimeout(() => {
      setDebounced(value);
    }, ms);
    return () => {
      clearTimeout(timer);
    };
  }, [value, ms]);
  return debounced;
}
