import type { ReactNode } from 'react';
import { useI18n } from '@/i18n/I18nProvider';
import { Button } from '@/primitives/Button';
import { Dialog } from '@/primitives/Dialog';
import { FactList, type Fact } from '@/components/FactList';

export interface AdminDetailsDialogProps {
  title: string;
  facts: readonly Fact[];
  /** Links to related pages. */
  actions?: ReactNode;
  onClose: () => void;
  /** Further facts, such as those loaded when the dialog opens. */
  children?: ReactNode;
}

/** View Details (§2): all facts of a row. */
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
