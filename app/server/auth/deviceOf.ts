import Bowser from 'bowser';

/** No browser says more of itself than this; whoever does wants to be work. */
const MAX_LENGTH = 1000;

const browsers = new Set(Object.values(Bowser.BROWSER_MAP));
const systems = new Set(Object.values(Bowser.OS_MAP));

/**
 * Returns a browser's name and system from its `User-Agent`: `Firefox, Windows`. Only known names are returned: the
 * text is a visitor's own, and the owner of the account would read it. Null if it contains no known name.
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
