import type { ReactNode } from 'react';
import { useI18n } from '@/i18n/I18nProvider';
import { Button } from '@/primitives/Button';
import { Dialog } from '@/primitives/Dialog';
import { FactList, type Fact } from '@/components/FactList';

export interface AdminDetailsDialogProps {
  title: string;
  facts: readonly Fact[];
  /** Where to go on from here. */
  actions?: ReactNode;
  onClose: () => void;
  /** Further facts below, such as those that are read when the dialog opens. */
  children?: ReactNode;
}

/** View Details (§2): everything that is known about one row. */
export function AdminDetailsDialog({ title, facts, actions, onClose, children }: AdminDetailsDialogProps) {
  const { t } = useI18n();
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      actions={
        <>
          {actions}
          <Button onClick={onClose}>{t('common.close')}</Button>
        </>
      }
    >
      <FactList layout="ruled" facts={facts} />
      {children}
    </Dialog>
  );
}
