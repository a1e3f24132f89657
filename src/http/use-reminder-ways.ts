import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type * as z from 'zod';

import { getReminderWays } from '#shared/contract/reminders';

import { call } from './call';
import { queryClient } from './query';

type ReminderWays = z.output<typeof getReminderWays.output>;

const KEY = [getReminderWays.path];

/** The ways in which this server can send reminders. There is no data while offline. */
export function useReminderWays(): UseQueryResult<ReminderWays> {
  return useQuery({ queryKey: KEY, queryFn: async () => call(getReminderWays, {}) });
}

export async function refetchReminderWays(): Promise<void> {
  await queryClient.refetchQueries({ queryKey: KEY });
}
