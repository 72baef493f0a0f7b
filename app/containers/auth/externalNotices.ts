import type { NavigateFunction } from 'react-router-dom';
import type { Locale } from '@/i18n/locale';
import type original from '@/i18n/messages/ru/authExternal.json';
import type { NewNotice } from '@app/providers/ToastProvider';

/* Loaded with its messages, because few visits need it. */

/** Message keys by the error code that the server puts into `?error=`. */
const messageOf = {
  access_denied: 'authExternal.denied',
  account_not_linked: 'authExternal.notLinked',
  email_invalid: 'authExternal.emailInvalid',
  email_not_verified: 'authExternal.notVerified',
  merged: 'authExternal.merged',
  name_missing: 'authExternal.nameMissing',
  signup_disabled: 'authExternal.noAccount',
  state_mismatch: 'authExternal.expired',
  suspended: 'authExternal.suspended',
  untrusted: 'authExternal.untrusted',
  unavailable: 'authExternal.unavailable',
} as const;

type Reason = keyof typeof messageOf;

/** Anybody can write any code; an unknown one counts as a broken provider. */
function reasonOf(value: string | null): Reason {
  const isReason = (text: string): text is Reason => Object.hasOwn(messageOf, text);
  return value !== null && isReason(value) ? value : 'unavailable';
}

const files = import.meta.glob<typeof original>('../../../src/i18n/messages/*/authExternal.json', {
  eager: true,
  import: 'default',
});

const textIn = (locale: Locale, key: keyof typeof original): string =>
  files[`../../../src/i18n/messages/${locale}/authExternal.json`]?.[key] ?? key;

/** Notice that no provider is configured (D13). */
export function offNotice(locale: Locale): NewNotice {
  const title = textIn(locale, 'authExternal.offTitle');
  return { type: 'info', title, message: textIn(locale, 'authExternal.offText') };
}

/** Explains a failed external sign-in and removes the reason from the address, so that a reload does not repeat it. */
export function showExternalRefusal(
  search: string,
  locale: Locale,
  navigate: NavigateFunction,
  toast: (notice: NewNotice) => void,
): void {
  const query = new URLSearchParams(search);
  const message = messageOf[reasonOf(query.get('error'))];
  query.delete('error');
  void navigate({ search: query.toString() }, { replace: true });
  toast({ type: 'error', title: textIn(locale, 'authExternal.failed'), message: textIn(locale, message) });
}
