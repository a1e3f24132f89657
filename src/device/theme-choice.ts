/** Stored per device, because a phone used in the dark and a desktop may need different themes. */
const THEMES = ['system', 'light', 'dark'] as const;

export type ThemeChoice = (typeof THEMES)[number];

const KEY = 'platelog-theme';

// For browsers without storage: kept until the page is closed.
let chosen: ThemeChoice | null = null;
const listeners = new Set<() => void>();

export function themeChoice(): ThemeChoice {
  if (chosen) return chosen;
  try {
    const kept = localStorage.getItem(KEY);
    return THEMES.find((theme) => theme === kept) ?? 'system';
  } catch {
    return 'system';
  }
}

export function chooseTheme(choice: ThemeChoice): void {
  chosen = choice;
  try {
    if (choice === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, choice);
  } catch {
    // Without storage, the choice lasts until the page is closed.
  }
  tell();
}

/** Calls the listener after a choice, also in another tab. Returns a function that stops it. */
export function onThemeChoice(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', heard);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', heard);
  };
}

function heard({ key }: StorageEvent): void {
  if (key !== KEY) return;
  chosen = null;
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}
