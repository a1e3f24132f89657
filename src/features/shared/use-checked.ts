import { useEffect, useState } from 'react';

import { checkedContent, codesOf } from '#shared/export/by-link/checked-items';
import type { SharedContent } from '#shared/export/by-link/shared-content';

import { foodsByCodes } from '../../device/analyser/analyser';

/** Undefined while the tables are asked. What they cannot be asked about counts as in no table. */
export function useChecked(content: SharedContent | undefined): SharedContent | undefined {
  const [checked, setChecked] = useState<{ of: SharedContent; is: SharedContent }>();
  useEffect(() => {
    if (!content) return undefined;
    let current = true;
    void foodsByCodes(codesOf(content))
      .catch(() => [])
      .then((foods) => {
        if (current) setChecked({ of: content, is: checkedContent(content, foods) });
      });
    return () => {
      current = false;
    };
  }, [content]);
  return checked && checked.of === content ? checked.is : undefined;
}
