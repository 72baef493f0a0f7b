import Bowser from 'bowser';

/** Longer than any real `User-Agent`; parsing a longer one would waste time. */
const MAX_LENGTH = 1000;

const browsers = new Set(Object.values(Bowser.BROWSER_MAP));
const systems = new Set(Object.values(Bowser.OS_MAP));

/**
 * Returns browser and system from a `User-Agent`: `Firefox, Windows`. Only known names are returned, because the
 * account's owner reads this text and a visitor controls the header. Null if it contains no known name.
 */
export function deviceOf(userAgent: string | undefined): string | null {
  const text = (userAgent ?? '').slice(0, MAX_LENGTH).trim();
  if (text === '') return null;
  const { browser, os } = Bowser.parse(text);
  const names = [
    ...(browser.name !== undefined && browsers.has(browser.name) ? [browser.name] : []),
    ...(os.name !== undefined && systems.has(os.name) ? [os.name] : []),
  ];
  return names.length === 0 ? null : names.join(', ');
}
