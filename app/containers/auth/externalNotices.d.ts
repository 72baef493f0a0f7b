import type { NavigateFunction } from 'react-router-dom';
import type { Locale } from '@/i18n/locale';
import type { NewNotice } from '@app/providers/ToastProvider';
/** No provider is set up (D13). */
export declare function offNotice(locale: Locale): NewNotice;
/** Says why an external sign-in came back without success, and takes the reason from the address: a reload is no news. */
export declare function tellRefusal(
  search: string,
  locale: Locale,
  navigate: NavigateFunction,
  toast: (notice: NewNotice) => void,
): void;
