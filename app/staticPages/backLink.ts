import { paths } from '@/paths';
import type { TabKey } from '@app/device/storedKeys';

const rememberedKey: TabKey = 'legal.from';
const draftKey: TabKey = 'draft.registration';

/** Returns the path of an address of this site that is no legal document, else null. The address is untrusted. */
function ownPath(address: string | null): string | null {
  if (!address || !URL.canParse(address, location.origin)) return null;
  const { origin, pathname, search } = new URL(address, location.origin);
  const isElsewhere =
    origin !== location.origin || pathname.startsWith('//') || pathname.startsWith('/legal/');
  return isElsewhere ? null : pathname + search;
}

/**
 * Returns the page before the first legal document, which is stored across documents. Without one, returns the
 * registration if it was started in this tab.
 */
function previousPath(): string | null {
  const here = ownPath(document.referrer);
  try {
    if (here) sessionStorage.setItem(rememberedKey, here);
    if (here) return here;
    const draft = sessionStorage.getItem(draftKey) === null ? null : paths.register;
    return ownPath(sessionStorage.getItem(rememberedKey)) ?? draft;
  } catch {
    // Storage may be forbidden.
    return here;
  }
}

/** Returns the window of the registration that opened this document, if it is still open. */
function openRegistration(): Window | null {
  try {
    const opener = window.opener as Window | null;
    const isThere = opener !== null && !opener.closed;
    return isThere && opener.location.pathname === paths.register ? opener : null;
  } catch {
    // It has navigated to another site.
    return null;
  }
}

/** Points the back link to the previous page. Without a script it leads home. */
export function showBackLink(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-back]');
  const from = openRegistration() ? paths.register : previousPath();
  if (!link || from === null) return;
  link.href = from;
  const words = link.querySelector('span');
  const name = from === paths.register ? 'registration' : 'previous';
  if (words) words.textContent = link.dataset[name] ?? '';
}

/**
 * Returns to a registration that is open in another tab, with its passwords, by closing this tab. Otherwise the link
 * is followed and the form restores the stored draft.
 */
export function goBack(event: Event): void {
  const registration = openRegistration();
  if (!registration) return;
  registration.focus();
  window.close();
  if (window.closed) event.preventDefault();
}
