import { renewalActionsOf, type RenewalAction, type RenewalCounts } from '@/domain/admin/renewalPrice';
import type { I18n } from '@/i18n/I18nProvider';
import type { RowMenu } from '@/patterns/listKit/ListScreen';
import { CloseIcon, RenewIcon } from '@/primitives/icons';

/** Makes the menu items that apply a price to rented servers at renewal, or withdraw it. */
export const renewalItems = <Row extends RenewalCounts>(
  row: Row,
  t: I18n['t'],
  onQuestionAsk: (action: RenewalAction, row: Row) => void,
): RowMenu['items'] =>
  renewalActionsOf(row).map((action) => ({
    kind: 'action',
    id: action,
    label: t(`adminCatalog.${action}`),
    icon: action === 'announce' ? <RenewIcon /> : <CloseIcon />,
    onSelect: () => onQuestionAsk(action, row),
  }));
