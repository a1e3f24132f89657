import { useEffect, useState } from 'react';

/** The value once it has not changed for `ms`. @param first until then */
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
