import { lazy, type ComponentType } from 'react';

import { lackOf, MissingPart } from './missing-part';

/** React's `lazy` keeps a failure forever; this one throws a MissingPart, which can be fetched again. */
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
