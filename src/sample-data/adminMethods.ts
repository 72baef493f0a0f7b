import type { AdminMethod } from '@/domain/admin/method';
import { samplePaymentMethods } from './payments';

/** A payment method as the provider sees it, changed where a story or a test needs it. */
export function makeAdminMethod(changes: Partial<AdminMethod> = {}): AdminMethod {
  return {
    id: 'cards',
    minAmount: { currency: 'RUB', minor: 5000 },
    currencies: ['RUB', 'USD', 'EUR'],
    commission: 5,
    unavailable: null,
    gateway: 'testBank',
    version: '1',
    ...changes,
  };
}

/** The sample methods, one of them off. */
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
