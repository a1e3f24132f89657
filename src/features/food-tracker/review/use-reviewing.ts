import { useSearchParams } from 'react-router-dom';

const PARAMETER = 'review';

/** In the address, so that going back closes it. */
export function useReviewing(id: string) {
  const [parameters, setParameters] = useSearchParams();
  return {
    isOpen: parameters.get(PARAMETER) === id,
    open: () => {
      setParameters((now) => {
        now.set(PARAMETER, id);
        return now;
      });
    },
    close: () => {
      setParameters(
        (now) => {
          now.delete(PARAMETER);
          return now;
        },
        { replace: true },
      );
    },
  };
}
