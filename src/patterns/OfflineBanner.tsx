import { useI18n } from '@/i18n/I18nProvider';
import { AlertIcon } from '@/primitives/coreIcons';

export interface OfflineBannerProps {
  /** The browser has no network. */
  isOffline: boolean;
}

/**
 * The one word of the whole portal about a lost connection, above whatever page shows. What sticks to the window's top
 * makes room for it by `--offline-height` (src/tokens/base.css).
 */
export function OfflineBanner({ isOffline }: OfflineBannerProps) {
  const { t } = useI18n();
  return (
    <div aria-live="polite" className="contents print:hidden">
      {isOffline && (
        <span
          data-offline
          className="sticky top-0 z-40 flex h-(--offline-height) items-center justify-center gap-2 overflow-hidden border-b border-border bg-warning-soft px-4 text-sm leading-tight text-warning-text"
        >
          <AlertIcon className="size-4 shrink-0" />
          {t('common.offline')}
        </span>
      )}
    </div>
  );
}
