import { useEffect, useState } from 'react';

import {
  type CompactDetails,
  type DetailTable,
  openDetailTable,
} from '#shared/nutrition/nutrients/detail-table';

import { useOnline } from './use-online';

let loading: Promise<DetailTable> | undefined;

/** A separate file, loaded when nutrients are first shown; the service worker caches it once it is installed. */
export async function loadDetailTable(): Promise<DetailTable> {
  loading ??= import(
    /* webpackChunkName: "nutrients" */ '#shared/nutrition/nutrients/detail-table.json'
  ).then((file) => openDetailTable(file.default as CompactDetails));
  try {
    return await loading;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

/** undefined while loading; 'missing' if the file is not on this device and there is no connection. */
export function useDetailTable(): DetailTable | 'missing' | undefined {
  const [table, setTable] = useState<DetailTable | 'missing'>();
  const online = useOnline();
  useEffect(() => {
    let isShown = true;
    loadDetailTable().then(
      (loaded) => {
        if (isShown) setTable(loaded);
      },
      () => {
        if (isShown) setTable('missing');
      },
    );
    return () => {
      isShown = false;
    };
  }, [online]);
  return table;
}
