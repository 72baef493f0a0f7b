import { useEffect } from 'react';
import { useI18n } from '@/i18n/I18nProvider';
import { onViewRefusal, setViewing } from '@app/ports/viewRefusal';
import { useToast } from '@app/providers/ToastProvider';

/**
 * Explains why a viewing administrator cannot change anything (D33), after pressing a disabled control or a refusal by
 * the server.
 */
export function useViewNotice(isViewing: boolean): void {
  const toast = useToast();
  const { t } = useI18n();
  useEffect(() => setViewing(isViewing), [isViewing]);
  useEffect(
    () =>
      onViewRefusal(() =>
        toast({ type: 'info', title: t('shell.viewing.refused'), message: t('shell.viewing.refusedText') }),
      ),
    [toast, t],
  );
}
