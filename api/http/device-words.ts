// The order matters: most user agents also contain the names of other browsers.
const BROWSERS = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|OPiOS)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

const SYSTEMS = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac(?:intosh|OS| OS X)\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
] as const;

const AGENT_MOST = 500;

/** 'Chrome on Windows', from the User-Agent. Without version numbers, so that it does not change with updates. */
export function deviceWords(userAgent: string): string | undefined {
  const agent = userAgent.slice(0, AGENT_MOST);
  const nameIn = (list: readonly (readonly [RegExp, string])[]) =>
    list.find(([sign]) => sign.test(agent))?.[1];
  const [browser, system] = [nameIn(BROWSERS), nameIn(SYSTEMS)];
  if (browser !== undefined && system !== undefined) return `${browser} on ${system}`;
  return browser ?? system;
}
