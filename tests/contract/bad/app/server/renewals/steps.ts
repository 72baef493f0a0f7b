import { owedOf, receive } from '../billing/payments'; // ← no-restricted-imports

export const paid = [owedOf, receive];
