import { promoStateOn, type AdminPromo, type PromoUse } from '@/domain/admin/promo';
import { makePromo, samplePromos } from './promos';

/** Reference day of the sample's states. */
const sampleDay = '2026-11-21';

/** Makes a promo code as the provider sees it, with changes. */
export function makeAdminPromo(changes: Partial<AdminPromo> = {}): AdminPromo {
  const { customer: _, ...terms } = makePromo({ perCustomer: 1 });
  return { ...terms, state: 'active', uses: 37, payments: 2, version: '1', ...changes };
}

/** Sample promo codes with their uses. */
export const sampleAdminPromos: readonly AdminPromo[] = samplePromos.map(({ customer: _, ...terms }, index) =>
  makeAdminPromo({
    ...terms,
    state: promoStateOn(terms, sampleDay),
    uses: terms.usesLeft === 0 ? 100 : index * 9,
  }),
);

export const samplePromoUses: readonly PromoUse[] = [
  { payment: 5117, user: 'anna.sokolova@example.ru', at: '2026-11-20T08:12:00Z', isPaid: true },
  { payment: 5114, user: 'pavel.orlov@example.ru', at: '2026-11-18T15:40:00Z', isPaid: false },
];
