import { changedBy, type RenewalAction, type RenewalCounts } from '@/domain/admin/renewalPrice';
import type { Money } from '@/domain/money/money';
import { useI18n } from '@/i18n/I18nProvider';
import type { AdminOverlay, AdminOverlayActions } from '../list/adminListTypes';
import { AdminQuestionDialog } from '../list/AdminQuestionDialog';

interface RenewalQuestionProps extends Pick<
  AdminOverlayActions<never>,
  'onQuestionConfirm' | 'onOverlayClose'
> {
  overlay: Extract<AdminOverlay<RenewalCounts, never, never, RenewalAction>, { kind: 'question' }>;
  /** Name of the plan or the item. */
  name: string;
  /** Its current price. */
  monthly: Money;
}

/** Asks before rented servers get another price at renewal, or keep theirs. */
export function RenewalQuestion({ overlay, name, monthly, ...props }: RenewalQuestionProps) {
  const { t, money } = useI18n();
  const { action, row, submission } = overlay;
  return (
    <AdminQuestionDialog
      title={t(`adminCatalog.${action}.title`, { name })}
      consequence={t(`adminCatalog.${action}.consequence`, {
        count: changedBy(action, row),
        price: money(monthly),
      })}
      confirmLabel={t(`adminCatalog.${action}`)}
      intent={action === 'announce' ? 'primary' : 'danger'}
      submission={submission}
      onConfirm={props.onQuestionConfirm}
      onClose={props.onOverlayClose}
    />
  );
}
