import { breakable } from '@/components/breakable';
import { dayShape, moneyShape, statusShape } from '@/components/columnShapes';
import { createStatusBadge } from '@/components/createStatusBadge';
import type { UnclaimedKey, UnclaimedMoney, UnclaimedState } from '@/domain/admin/unclaimed';
import type { I18n } from '@/i18n/I18nProvider';
import type { GridColumn } from '@/primitives/DataGrid/types';

const UnclaimedBadge = createStatusBadge<UnclaimedState>(
  { waiting: 'warning', assigned: 'success', returned: 'neutral' },
  (state) => `adminUnclaimed.state.${state}`,
);

/** Returns the columns of unclaimed money, with the customer, or the reason of a return, below the state. */
export function unclaimedColumns({ t, money, date }: I18n): GridColumn<UnclaimedMoney, UnclaimedKey>[] {
  const header = (key: UnclaimedKey) => ({
    key,
    header: t(`adminUnclaimed.column.${key}`),
    isSortable: true,
  });
  return [
    { ...header('id'), isOneLine: true, width: 4.6, className: 'figures', cell: ({ id }) => `#${id}` },
    { ...header('receivedOn'), ...dayShape, width: 6, cell: ({ receivedOn }) => date(receivedOn) },
    {
      ...header('reference'),
      width: 14.8,
      part: 'title',
      className: '[overflow-wrap:anywhere]',
      cell: ({ reference }) => breakable(reference),
    },
    { ...header('amount'), ...moneyShape, width: 7.4, cell: ({ amount }) => money(amount) },
    {
      ...header('state'),
      ...statusShape,
      width: 10,
      cell: ({ state, user, note }) => (
        <>
          <UnclaimedBadge status={state} size="sm" />
          {(user ?? note) !== null && (
            <span className="mt-0.5 block text-xs [overflow-wrap:anywhere] whitespace-normal text-text-muted">
              {user ?? note}
            </span>
          )}
        </>
      ),
    },
  ];
}
