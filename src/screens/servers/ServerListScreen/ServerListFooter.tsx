import { kopecks } from '@/domain/money';
import { useI18n } from '@/i18n/I18nProvider';
import type { ServerListView } from './serverListView';

/** Count and monthly price of what is listed, and of the selection when there is one (§2, D9). */
export function ServerListFooter({ view }: { view: ServerListView }) {
  const { t, money, number } = useI18n();
  if (view.status !== 'ready' && view.status !== 'noMatches') return null;
  const count = view.status === 'ready' ? view.rows.length : 0;
  const total = view.status === 'ready' ? view.total : kopecks(0);
  const selection = view.status === 'ready' && view.selection.count > 0 ? view.selection : null;
  return (
    <>
      <p className="text-text-muted figures">
        {t('servers.total', { count: number(count) })}
        {selection && (
          <span className="ml-4 font-medium text-text">
            {t('servers.selected', { count: number(selection.count) })}
            {' · '}
            {t('common.perMonth', { price: money(selection.total) })}
          </span>
        )}
      </p>
      <p className="font-semibold figures">{t('common.perMonth', { price: money(total) })}</p>
    </>
  );
}
