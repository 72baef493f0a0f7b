import type { ReactNode } from 'react';
import { useI18n } from '@/i18n/I18nProvider';
import { AlertIcon } from '@/primitives/coreIcons';

export interface OfflineBannerProps {
  /** Notice for the whole page. `offline`: no network; `outdated`: a release has replaced this tab's files. */
  notice: 'none' | 'offline' | 'outdated';
  /** Reloads the page. */
  onReload: () => void;
}

/**
 * The portal's only notice about a lost connection or a new release, above every page. Sticky elements leave room for
 * it by `--offline-height` (src/tokens/base.css).
 */
export function OfflineBanner({ notice, onReload }: OfflineBannerProps) {
  const { t } = useI18n();
  return (
    <div aria-live="polite" className="contents print:hidden">
      {notice === 'offline' && <Bar>{t('common.offline')}</Bar>}
      {notice === 'outdated' && (
        <Bar>
          {t('common.updated')}
          <button type="button" className="underline underline-offset-3" onClick={onReload}>
            {t('common.error.reload')}
          </button>
        </Bar>
      )}
    </div>
  );
}

function Bar({ children }: { children: ReactNode }) {
  return (
    <span
      data-offline
      className="sticky top-0 z-40 flex h-(--offline-height) items-center justify-center gap-2 overflow-hidden border-b border-border bg-warning-soft px-4 text-sm leading-tight text-warning-text"
    >
      <AlertIcon className="size-4 shrink-0" />
      {children}
    </span>
  );
}
