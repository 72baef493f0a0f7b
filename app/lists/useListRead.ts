import { useI18n } from '@/i18n/I18nProvider';
import { useToast } from '@app/providers/ToastProvider';
import type { ReadUse } from '@app/reads/useRead';
import type { ListRead } from './useList';

/** The rows of a list as its page reads them. What is shown stays when a newer list does not come, and a notice says so. */
export function useListRead<Row>({
  state,
  isRefreshing,
  refresh,
  change,
}: ReadUse<readonly Row[]>): ListRead<Row> {
  const { t } = useI18n();
  const toast = useToast();
  const refreshOrSay = async () => {
    const { status } = await refresh();
    // A list that never came says itself that it did not.
    if (status === 'error' && state.status === 'ready')
      toast({ type: 'error', title: t('list.refreshFailed'), message: t('list.refreshFailedText') });
  };
  return { rows: state, isRefreshing, change, refresh: () => void refreshOrSay() };
}
