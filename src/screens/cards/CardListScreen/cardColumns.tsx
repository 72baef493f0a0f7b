import { statusShape, titleShape } from '@/components/columnShapes';
import { cardMonth, cardText } from '@/components/cardText';
import type { CardSortKey } from '@/domain/payment/cardRules';
import type { CardState, ListedCard } from '@/domain/payment/savedCard';
import type { I18n } from '@/i18n/I18nProvider';
import { Badge, type BadgeTone } from '@/primitives/Badge';
import type { GridColumn } from '@/primitives/DataGrid/types';

const tones: Readonly<Record<CardState, BadgeTone>> = {
  renewal: 'success',
  ready: 'neutral',
  expired: 'warning',
};

/** The columns of the list of saved cards. */
export function cardColumns({ t }: I18n): GridColumn<ListedCard, CardSortKey>[] {
  const header = (key: CardSortKey) => ({ key, header: t(`cards.column.${key}`), isSortable: true });
  return [
    { ...header('card'), ...titleShape, width: 12, cell: (card) => cardText(card, t) },
    {
      ...header('method'),
      room: 'middle',
      width: 10,
      isSecondary: true,
      cell: ({ method }) => t(`paymentMethod.${method}`),
    },
    {
      ...header('expires'),
      isOneLine: true,
      width: 6,
      className: 'figures',
      cell: (card) => cardMonth(card),
    },
    {
      ...header('state'),
      ...statusShape,
      width: 11,
      cell: ({ state }) => (
        <Badge tone={tones[state]} size="sm">
          {t(`cards.state.${state}`)}
        </Badge>
      ),
    },
  ];
}
