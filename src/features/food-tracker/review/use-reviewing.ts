import { useSearchParams } from 'react-router-dom';

const PARAMETER = 'review';

/** Whether a meal is being looked at closely: part of the address, so that the way back closes it. */
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
