/** Of this device: a phone in the dark and a bright desk want different ones. */
const THEMES = ['system', 'light', 'dark'] as const;

export type ThemeChoice = (typeof THEMES)[number];

const KEY = 'platelog-theme';

// For browsers without storage: until the page is closed.
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
    // Without storage it holds as long as the page.
  }
  tell();
}

/** Also after a choice in another tab. Returns the way to stop. */
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
