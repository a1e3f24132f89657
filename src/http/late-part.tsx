import { lazy, type ComponentType } from 'react';

import { lackOf, MissingPart } from './missing-part';

/**
 * A part of the app that is loaded when it is first shown. React's own keeps a failure for good; this one
 * fails with a MissingPart, by which it can be asked for again.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const loaded = async () => {
    try {
      return await load();
    } catch (failure) {
      const lack = await lackOf(failure);
      throw lack ? new MissingPart(lack, fetchAgain, failure) : failure;
    }
  };
  let Part: ComponentType<Props> = lazy(async () => ({ default: await loaded() }));
  const fetchAgain = async () => {
    Part = await loaded();
  };
  return function LatePart(props: Props) {
    return <Part {...props} />;
  };
}
