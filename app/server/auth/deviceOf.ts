import Bowser from 'bowser';

/** No browser says more of itself than this; whoever does wants to be work. */
const MAX_LENGTH = 1000;

const browsers = new Set(Object.values(Bowser.BROWSER_MAP));
const systems = new Set(Object.values(Bowser.OS_MAP));

/**
 * What a browser says that it is, by its `User-Agent`: `Firefox, Windows`. Only names that are known: the text is a
 * visitor's own, and would be read by the owner of the account. Null where nothing in it is.
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
