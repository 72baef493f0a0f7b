import type { Loaded } from '@/domain/loaded';
import { useI18n } from '@/i18n/I18nProvider';
import { useToast } from '@app/providers/ToastProvider';

/** Reads a list again. Where rows are shown, a notice says that they could not be read; a list without rows says it itself. */
export function useListRefresh(refresh: () => Promise<Loaded<unknown>>, hasRows: boolean) {
  const { t } = useI18n();
  const toast = useToast();
  return async () => {
    const { status } = await refresh();
    if (status === 'error' && hasRows)
      toast({ type: 'error', title: t('list.refreshFailed'), message: t('list.refreshFailedText') });
  };
}
