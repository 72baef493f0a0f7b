import { oneOf, type ListRules } from '../list/listRules';
import { payerTypes, type Payer, type PayerType } from './payer';

/** Columns of the list of payers, all sortable. */
export type PayerSortKey = 'name' | 'type' | 'inn' | 'email' | 'phone';

/** The filter panel's conditions. */
export interface PayerConditions {
  type: PayerType;
}

/** Rules of the list of payers. Search matches names, contacts and document codes. */
export const payerRules: ListRules<Payer, string, PayerSortKey, PayerConditions> = {
  id: ({ id }) => id,
  searchable: ({ name, inn, kpp, ogrn, email, phone }) => [name, inn, kpp, ogrn, email, phone],
  sorts: {
    name: { by: 'text', of: ({ name }) => name },
    type: { by: 'number', of: ({ type }) => payerTypes.indexOf(type) },
    inn: { by: 'text', of: ({ inn }) => inn },
    email: { by: 'text', of: ({ email }) => email },
    phone: { by: 'text', of: ({ phone }) => phone },
  },
  conditions: { type: oneOf('type', payerTypes, ({ type }) => type) },
};
