import type { payeesContract } from '@app/contract/payees';
import type { Handlers } from '../routing/contractRoutes';
import { payeesNow } from './payee';

/** Handlers for the legal entities that bill customers. */
export const payeeRoutes: Handlers<typeof payeesContract> = { list: ({ db }) => payeesNow(db) };
