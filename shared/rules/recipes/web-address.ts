import { addressSchema } from '#shared/records/recipe';

/** @returns a text that is an address of the web, without spaces around it; null for anything else */
export function webAddress(text: string): string | null {
  return addressSchema.safeParse(text.trim()).data ?? null;
}
