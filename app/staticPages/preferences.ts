/**
 * Preferences that a pre-rendered page remembers for the device: theme and language. The language changes in place
 * (D1). The page is complete without this script, which only improves its controls.
 */
import { isThemeChoice } from '@/domain/profile/theme';
import { isLocale } from '@/i18n/locale';
import { readCookie, writeCookie } from '@app/device/cookies';
import { themeStore } from '@app/stores/themeStore';

/** The cookie of app/providers/messageStore.ts. */
const localeCookie = 'locale';

/** Puts the select and the browser's own chrome in step with the theme. */
function showTheme(): void {
  const theme = themeStore.getSnapshot();
  const select = document.querySelector<HTMLSelectElement>('select[name=theme]');
  if (select) select.value = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const of = meta.dataset['of'];
    meta.media = theme === 'system' ? `(prefers-color-scheme:${of})` : theme === of ? 'all' : 'not all';
  }
}

/** Remembers a language on the device; then the address need not say it. */
function remember(locale: string | null | undefined): void {
  if (!isLocale(locale)) return;
  writeCookie(localeCookie, locale);
  const isStored = readCookie(localeCookie) === locale;
  history.replaceState(null, '', (isStored ? location.pathname : `?lang=${locale}`) + location.hash);
}

/** Exchanges the page for the one in another language. Rejects when that does not arrive. */
async function speak(link: HTMLAnchorElement): Promise<void> {
  const answer = await fetch(link.href);
  if (!answer.ok) throw new Error(answer.statusText);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  document.title = page.title;
  document.documentElement.lang = page.documentElement.lang;
  // The content alone: the styles and the scripts behind it stay.
  document.body.firstElementChild?.replaceWith(...[...page.body.children].slice(0, 1));
  remember(link.hreflang);
  showTheme();
  document.querySelector<HTMLElement>('[data-languages], a[hreflang]')?.focus();
}

/** Serves the page's preferences from now on; `onReplace` hears of content that has been exchanged. */
export function storePreferences(onReplace: () => void = () => undefined): void {
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement) || !isThemeChoice(target.value)) return;
    themeStore.set(target.value);
    showTheme();
  });

  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain = !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link?.hreflang || !isPlain) return;
    event.preventDefault();
    speak(link).then(onReplace, () => location.assign(link.href));
  });

  // Back from the portal, out of the browser's memory: what was chosen there holds here too.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    themeStore.set(themeStore.getSnapshot());
    showTheme();
    const chosen = readCookie(localeCookie);
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')];
    const link = links.find(({ hreflang }) => hreflang === chosen);
    if (link) speak(link).then(onReplace, () => location.reload());
  });

  remember(new URLSearchParams(location.search).get('lang'));
  showTheme();
}
