import type { Question } from '@/domain/form/question';
import type { ListActions, ListView } from '@/domain/list/listView';
import type { CardConditions, CardSortKey } from '@/domain/payment/cardRules';
import type { ListedCard } from '@/domain/payment/savedCard';

/** Confirmation of a removal, with its result. */
export type CardRemoval = Question<{ card: ListedCard }>;

export type CardListView = ListView<ListedCard, CardSortKey, CardConditions> & {
  removal: CardRemoval | null;
  /** Page for making a payment, which can save a card. */
  addHref: string;
};

export interface CardListScreenProps extends ListActions<CardSortKey, CardConditions> {
  view: CardListView;
  /** Uses this card for auto-renewal, or stops. */
  onRenewalChange: (card: ListedCard, isOn: boolean) => void;
  onRemovalAsk: (card: ListedCard) => void;
  onRemovalConfirm: () => void;
  onRemovalClose: () => void;
}
