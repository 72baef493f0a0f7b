import type { MoreRows } from '@/domain/list/listView';
import { useI18n } from '@/i18n/I18nProvider';
import { Button } from '@/primitives/Button';

export interface LoadMoreProps {
  /** Whether more rows follow, or failed to load. */
  more: Exclude<MoreRows, 'none'>;
  /** Loads more rows. */
  onMoreLoad: () => void;
}

/** Button for loading more rows in a list's footer: for the keyboard, and after a failure. Scrolling loads them too. */
export function LoadMore({ more, onMoreLoad }: LoadMoreProps) {
  const { t } = useI18n();
  return (
    <div className="flex flex-wrap items-center gap-3">
      {more === 'failed' && (
        <p role="alert" className="text-sm text-danger-text">
          {t('list.moreFailed')}
        </p>
      )}
      <Button size="sm" pending={more === 'pending'} isChange={false} onClick={onMoreLoad}>
        {t('list.more')}
      </Button>
    </div>
  );
}
