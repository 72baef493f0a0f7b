import { oneOf, type ListRules } from '../list/listRules';
import { cardBrands, cardStates, type CardState, type ListedCard } from './savedCard';

/** Columns of the list of saved cards, all sortable. */
export type CardSortKey = 'card' | 'method' | 'expires' | 'state';

export interface CardConditions {
  state: CardState;
}

/** Rules of the list of saved cards. Search matches the last digits and the month. */
export const cardRules: ListRules<ListedCard, number, CardSortKey, CardConditions> = {
  id: ({ id }) => id,
  searchable: ({ brand, lastDigits, expires }) => [brand, lastDigits, expires],
  sorts: {
    card: {
      by: 'number',
      of: ({ brand, lastDigits }) => cardBrands.indexOf(brand) * 10_000 + Number(lastDigits),
    },
    method: { by: 'text', of: ({ method }) => method },
    expires: { by: 'text', of: ({ expires }) => expires },
    state: { by: 'number', of: ({ state }) => cardStates.indexOf(state) },
  },
  conditions: { state: oneOf('state', cardStates, ({ state }) => state) },
};
