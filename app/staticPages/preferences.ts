/**
 * Theme and language of a pre-rendered page. The language changes in place (D1). The page works without this script.
 */
import { isThemeChoice } from '@/domain/profile/theme';
import { isLocale } from '@/i18n/locale';
import { readCookie, writeCookie } from '@app/device/cookies';
import { themeStore } from '@app/stores/themeStore';

/** The cookie of app/providers/messageStore.ts. */
const localeCookie = 'locale';

/** Updates the select and the browser's theme colour. */
function showTheme(): void {
  const theme = themeStore.getSnapshot();
  const select = document.querySelector<HTMLSelectElement>('select[name=theme]');
  if (select) select.value = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const of = meta.dataset['of'];
    meta.media = theme === 'system' ? `(prefers-color-scheme:${of})` : theme === of ? 'all' : 'not all';
  }
}

/** Stores a language on the device, so that addresses need not contain it. */
function storeLocale(locale: string | null | undefined): void {
  if (!isLocale(locale)) return;
  writeCookie(localeCookie, locale);
  const isStored = readCookie(localeCookie) === locale;
  history.replaceState(null, '', (isStored ? location.pathname : `?lang=${locale}`) + location.hash);
}

/** Replaces the page's content with another language's. Rejects if it cannot be loaded. */
async function switchLanguage(link: HTMLAnchorElement): Promise<void> {
  const answer = await fetch(link.href);
  if (!answer.ok) throw new Error(answer.statusText);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  document.title = page.title;
  document.documentElement.lang = page.documentElement.lang;
  // Only the content is replaced; styles and scripts stay.
  document.body.firstElementChild?.replaceWith(...[...page.body.children].slice(0, 1));
  storeLocale(link.hreflang);
  showTheme();
  document.querySelector<HTMLElement>('[data-languages], a[hreflang]')?.focus();
}

/** Handles the page's preferences; calls `onReplace` after content was replaced. */
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
    switchLanguage(link).then(onReplace, () => location.assign(link.href));
  });

  // Applies changes made in the portal when the browser restores this page from its cache.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    themeStore.set(themeStore.getSnapshot());
    showTheme();
    const chosen = readCookie(localeCookie);
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')];
    const link = links.find(({ hreflang }) => hreflang === chosen);
    if (link) switchLanguage(link).then(onReplace, () => location.reload());
  });

  storeLocale(new URLSearchParams(location.search).get('lang'));
  showTheme();
}
