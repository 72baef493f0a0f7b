import type { Question } from '@/domain/form/question';
import type { ListActions, ListView } from '@/domain/list/listView';
import type { CardConditions, CardSortKey } from '@/domain/payment/cardRules';
import type { ListedCard } from '@/domain/payment/savedCard';

/** The question whether to remove a card, and what came of it. */
export type CardRemoval = Question<{ card: ListedCard }>;

export type CardListView = ListView<ListedCard, CardSortKey, CardConditions> & {
  removal: CardRemoval | null;
  /** A card is saved with a payment: where one is made. */
  addHref: string;
};

export interface CardListScreenProps extends ListActions<CardSortKey, CardConditions> {
  view: CardListView;
  /** Pays auto-renewal with this card, or no longer. */
  onRenewalChange: (card: ListedCard, isOn: boolean) => void;
  onRemovalAsk: (card: ListedCard) => void;
  onRemovalConfirm: () => void;
  onRemovalClose: () => void;
}
