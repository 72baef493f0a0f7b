import { paths } from '@/paths';
import type { TabKey } from '@app/device/storedKeys';

const rememberedKey: TabKey = 'legal.from';
const draftKey: TabKey = 'draft.registration';

/** A place of this site that is no legal document, or null. The address may be anybody's: only its path is taken. */
function ownPlace(address: string | null): string | null {
  if (!address || !URL.canParse(address, location.origin)) return null;
  const { origin, pathname, search } = new URL(address, location.origin);
  const isElsewhere =
    origin !== location.origin || pathname.startsWith('//') || pathname.startsWith('/legal/');
  return isElsewhere ? null : pathname + search;
}

/**
 * Where the reader was before the first of the documents, remembered from one document to the next; else the registration
 * that this tab has begun.
 */
function cameFrom(): string | null {
  const here = ownPlace(document.referrer);
  try {
    if (here) sessionStorage.setItem(rememberedKey, here);
    if (here) return here;
    const draft = sessionStorage.getItem(draftKey) === null ? null : paths.register;
    return ownPlace(sessionStorage.getItem(rememberedKey)) ?? draft;
  } catch {
    // Storage may be forbidden.
    return here;
  }
}

/** The registration that opened this document in a tab of its own, when it is still there. */
function openRegistration(): Window | null {
  try {
    const opener = window.opener as Window | null;
    const isThere = opener !== null && !opener.closed;
    return isThere && opener.location.pathname === paths.register ? opener : null;
  } catch {
    // It has gone to another site.
    return null;
  }
}

/** Points the back link at where the reader was: the page leads home until it is known better. */
export function showWayBack(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-back]');
  const from = openRegistration() ? paths.register : cameFrom();
  if (!link || from === null) return;
  link.href = from;
  const words = link.querySelector('span');
  const name = from === paths.register ? 'registration' : 'previous';
  if (words) words.textContent = link.dataset[name] ?? '';
}

/**
 * Back to a registration that is still open beside this tab: closing the tab shows it as it was left, passwords and
 * all. Otherwise the link itself leads there, and the form takes up the draft that this tab remembers.
 */
export function goBack(event: Event): void {
  const registration = openRegistration();
  if (!registration) return;
  registration.focus();
  window.close();
  if (window.closed) event.preventDefault();
}
