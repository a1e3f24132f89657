type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** The key that leads to the toast and back. */
export function isToastKey({ key, ctrlKey, metaKey, shiftKey, altKey }: Key): boolean {
  return key === 'F8' && !(ctrlKey || metaKey || shiftKey || altKey);
}
