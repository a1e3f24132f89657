import { onThemeChoice, themeChoice } from '../device/theme-choice';
import { theme } from './theme';

type Scheme = 'light' | 'dark';

/**
 * The stylesheet follows the system's color scheme. If the user chose one, this script sets its color variables on the
 * root element: putting both sets of variables into every page's styles would slow down all users.
 */
export function followThemeChoice(): void {
  applyTheme();
  onThemeChoice(applyTheme);
}

let applied: string[] = [];

function applyTheme(): void {
  const { style } = document.documentElement;
  for (const name of applied) style.removeProperty(name);
  const choice = themeChoice();
  const variables = choice === 'system' ? {} : variablesOf(choice);
  applied = Object.keys(variables);
  for (const [name, value] of Object.entries(variables)) style.setProperty(name, value);
  style.colorScheme = choice === 'system' ? '' : choice;
  // Set by `darkenAtOnce` before the theme was loaded.
  style.backgroundColor = '';
}

function variablesOf(scheme: Scheme): Record<string, string> {
  const found = theme.generateStyleSheets().flatMap((sheet) => {
    const styles = sheet as Record<string, Rules | Record<string, Rules>>;
    const at = scheme === 'dark' ? styles['@media (prefers-color-scheme: dark)'] : styles;
    const rules = (at as Record<string, Rules> | undefined)?.[':root'];
    return rules ? Object.entries(rules) : [];
  });
  const variables = found.filter(([name]) => name.startsWith('--mui-'));
  return Object.fromEntries(variables.map(([name, value]) => [name, String(value)]));
}

type Rules = Record<string, string | number>;
