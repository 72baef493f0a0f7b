import { kopecks } from '@/domain/money/money';
import { useI18n } from '@/i18n/I18nProvider';
import { ListCount } from '@/patterns/listKit/ListCount';
import type { ServerListView } from './serverListView';

/** Count and monthly price of the listed and of the selected servers (§2, D9). */
export function ServerListFooter({ view }: { view: ServerListView }) {
  const { t, money, number } = useI18n();
  if (view.status !== 'ready' && view.status !== 'noMatches') return null;
  const count = view.status === 'ready' ? view.total : 0;
  const total = view.status === 'ready' ? view.monthlyTotal : kopecks(0);
  const selection = view.status === 'ready' && view.selection.count > 0 ? view.selection : null;
  return (
    <ListCount
      count={count}
      selected={
        selection && (
          <>
            {t('list.selected', { count: number(selection.count) })}
            {' · '}
            {t('common.perMonth', { price: money(selection.total) })}
          </>
        )
      }
      sum={t('common.perMonth', { price: money(total) })}
    />
  );
}
