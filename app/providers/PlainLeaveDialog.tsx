import { useEffect } from 'react';
import type { LeaveDialogProps } from '@/components/LeaveDialog';
import { useI18n } from '@/i18n/I18nProvider';

/** The browser's own confirmation, a fallback if the dialog's code fails to load. */
export function PlainLeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  const { t } = useI18n();
  useEffect(() => {
    if (confirm(`${t('common.leave.title')} ${t('common.leave.text')}`)) onLeave();
    else onStay();
  }, [t, onStay, onLeave]);
  return null;
}
