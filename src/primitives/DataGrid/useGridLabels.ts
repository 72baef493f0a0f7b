import { useMemo } from 'react';
import { useI18n } from '@/i18n/I18nProvider';

/** The grid's sentences about a row; put together once a language. */
export function useGridLabels() {
  const { t } = useI18n();
  return useMemo(() => ({ select: (row: string) => t('list.selectRow', { row }) }), [t]);
}
