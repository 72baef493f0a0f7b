import type { NavigateFunction } from 'react-router-dom';
import type { Locale } from '@/i18n/locale';
import en from '@/i18n/messages/en/authExternal.json';
import ru from '@/i18n/messages/ru/authExternal.json';
import type { NewNotice } from '@app/providers/ToastProvider';

/*
 * A chunk that hardly any visit fetches, words and all. It imports nothing that runs: the form would have to name every
 * file of it in its own code, which every visit pays for.
 */

/** What the server says in `?error=`. */
const messageOf = {
  access_denied: 'authExternal.denied',
  account_not_linked: 'authExternal.notLinked',
  email_invalid: 'authExternal.emailInvalid',
  email_not_verified: 'authExternal.notVerified',
  name_missing: 'authExternal.nameMissing',
  signup_disabled: 'authExternal.noAccount',
  state_mismatch: 'authExternal.expired',
  untrusted: 'authExternal.untrusted',
  unavailable: 'authExternal.unavailable',
} as const;

type Reason = keyof typeof messageOf;

/** Anybody may put anything there; the unknown counts as a provider that does not work. */
function reasonOf(value: string | null): Reason {
  const isReason = (text: string): text is Reason => Object.hasOwn(messageOf, text);
  return value !== null && isReason(value) ? value : 'unavailable';
}

const texts = { ru, en };

/** No provider is set up (D13). */
export function offNotice(locale: Locale): NewNotice {
  const { 'authExternal.offTitle': title, 'authExternal.offText': message } = texts[locale];
  return { type: 'info', title, message };
}

/** Says why an external sign-in came back without success, and takes the reason from the address: a reload is no news. */
export function tellRefusal(
  search: string,
  locale: Locale,
  navigate: NavigateFunction,
  toast: (notice: NewNotice) => void,
): void {
  const query = new URLSearchParams(search);
  const message = messageOf[reasonOf(query.get('error'))];
  query.delete('error');
  void navigate({ search: query.toString() }, { replace: true });
  toast({ type: 'error', title: texts[locale]['authExternal.failed'], message: texts[locale][message] });
}
