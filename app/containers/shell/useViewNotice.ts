import { useEffect } from 'react';
import { useI18n } from '@/i18n/I18nProvider';
import { onViewRefusal, refusalSentence, setViewing } from '@app/ports/viewRefusal';
import type { Acting } from './useActing';
import { useToast } from '@app/providers/ToastProvider';

/**
 * Explains why somebody with read-only access cannot change something. Shown to a viewing administrator (D33) or a
 * colleague within a role, after pressing a disabled control or a refusal by the server.
 */
export function useViewNotice(isViewing: boolean, acting: Acting | null): void {
  const toast = useToast();
  const { t } = useI18n();
  const isReading = isViewing || (acting?.isReadOnly ?? false);
  const reason = acting?.reason ?? null;
  useEffect(() => setViewing(isReading), [isReading]);
  useEffect(
    () =>
      onViewRefusal(() =>
        toast({
          type: 'info',
          ...(isViewing
            ? { title: t('shell.viewing.refused'), message: t('shell.viewing.refusedText') }
            : { title: refusalSentence() ?? reason ?? t('shell.viewing.refused') }),
        }),
      ),
    [toast, t, isViewing, reason],
  );
}
