import * as v from 'valibot';
import { call } from './call';
import { textSchema } from './shapes';

const bothSchema = v.object({ ru: textSchema, en: textSchema });

const payeeSchema = v.object({
  name: bothSchema,
  address: bothSchema,
  bank: bothSchema,
  inn: textSchema,
  /** Empty for a sole proprietor. */
  kpp: textSchema,
  ogrn: textSchema,
  bik: textSchema,
  account: textSchema,
  correspondentAccount: textSchema,
  email: textSchema,
  phone: textSchema,
});

/** Legal entities that bill customers now. */
export const payeesContract = {
  list: call({
    method: 'GET',
    path: '/api/payees',
    summary:
      'Returns the requisites of the legal entities that bill persons, and organizations with sole proprietors. Issued documents keep those of their day.',
    role: 'anyone',
    answer: v.object({ individuals: payeeSchema, organizations: payeeSchema }),
    refusals: [],
  }),
};
