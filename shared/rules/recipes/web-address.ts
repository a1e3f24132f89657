import { addressSchema } from '#shared/records/recipe';

/** @returns the trimmed text if it is a web address; otherwise null */
export function webAddress(text: string): string | null {
  return addressSchema.safeParse(text.trim()).data ?? null;
}
