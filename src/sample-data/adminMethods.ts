import type { AdminMethod } from '@/domain/admin/method';
import { samplePaymentMethods } from './payments';

/** Makes a payment method as the provider sees it, with changes. */
export function makeAdminMethod(changes: Partial<AdminMethod> = {}): AdminMethod {
  return {
    id: 'cards',
    minAmount: { currency: 'RUB', minor: 5000 },
    currencies: ['RUB', 'USD', 'EUR'],
    commission: 5,
    unavailable: null,
    gateway: 'testBank',
    payments: 3,
    version: '1',
    ...changes,
  };
}

/** Sample methods, one of them off. */
export const sampleAdminMethods: readonly AdminMethod[] = samplePaymentMethods.map(
  ({ paused: _, ...method }) =>
    makeAdminMethod({
      ...method,
      gateway: method.id === 'manual' ? 'transfer' : method.id === 'crypto' ? 'crypto' : 'testBank',
      ...(method.id === 'crypto' && {
        unavailable: { ru: 'Обмен временно не работает', en: 'The exchange does not work at present' },
      }),
    }),
);
