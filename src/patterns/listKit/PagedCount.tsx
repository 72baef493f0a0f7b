import type { PagedListView } from '@/domain/list/pagedList';
import { useI18n } from '@/i18n/I18nProvider';
import { Button } from '@/primitives/Button';
import { ListCount } from './ListCount';

export interface PagedCountProps {
  /** How many rows there are in all, null while that is unknown, and whether more can be read. */
  view: Pick<PagedListView<unknown, string, unknown>, 'total' | 'more'>;
  /** Reads the rows that follow. */
  onMoreLoad: () => void;
}

/** The footer of a list that its server cuts into parts: how many rows there are, and a way to those that are not here yet. */
export function PagedCount({ view: { total, more }, onMoreLoad }: PagedCountProps) {
  const { t } = useI18n();
  if (total === null) return null;
  return (
    <>
      <ListCount count={total} />
      {more !== 'none' && (
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
      )}
    </>
  );
}
