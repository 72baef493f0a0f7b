import type { UnclaimedMoney } from '@/domain/admin/unclaimed';
import { rubles } from '@/domain/money/money';

/** Makes unclaimed money, with changes. */
export function makeUnclaimed(changes: Partial<UnclaimedMoney> = {}): UnclaimedMoney {
  return {
    id: 31,
    amount: rubles(1577),
    receivedOn: '2026-11-20',
    reference: 'Иванов И. И., оплата услуг хостинга, без НДС',
    state: 'waiting',
    user: null,
    note: null,
    addedBy: 'admin@meridian.example',
    ...changes,
  };
}

/** Newest first. */
export const sampleUnclaimed: readonly UnclaimedMoney[] = [
  makeUnclaimed(),
  makeUnclaimed({
    id: 30,
    amount: rubles(8000),
    receivedOn: '2026-11-18',
    reference: 'ООО «Северный ветер», ИНН 7801234567, по счёту',
    addedBy: 'night.shift@meridian.example',
  }),
  makeUnclaimed({
    id: 27,
    amount: rubles(977),
    receivedOn: '2026-11-09',
    reference: 'Гареев Р., за сервер',
    state: 'assigned',
    user: 'r.gareev@example.ru',
  }),
  makeUnclaimed({
    id: 26,
    amount: rubles(1577),
    receivedOn: '2026-11-06',
    reference: 'Иванов И. И., за хостинг',
    state: 'returned',
    note: 'Записано дважды',
  }),
];
