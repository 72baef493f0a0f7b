import { useEffect } from 'react';
import { useI18n } from '@/i18n/I18nProvider';
import { onViewRefusal, setViewing } from '@app/ports/viewRefusal';
import { useToast } from '@app/providers/ToastProvider';

/**
 * Says why nothing came of it when an administrator who looks at a customer's portal would change something (D33): they
 * pressed what is off, or the server refused.
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
