import type { ReactNode } from 'react';
import { useI18n } from '@/i18n/I18nProvider';
import { Button } from '@/primitives/Button';
import { Dialog } from '@/primitives/Dialog';

export interface AdminDetailsDialogProps {
  title: string;
  facts: readonly { label: string; value: ReactNode }[];
  /** Where to go on from here. */
  actions?: ReactNode;
  onClose: () => void;
}

/** View Details (§2): everything that is known about one row. */
export function AdminDetailsDialog({ title, facts, actions, onClose }: AdminDetailsDialogProps) {
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
      <dl className="grid gap-x-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
        {facts.map(({ label, value }) => (
          <div
            key={label}
            className="col-span-full grid grid-cols-subgrid border-b border-border py-2 last:border-0"
          >
            <dt className="text-text-muted">{label}</dt>
            <dd className="min-w-0 [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
