import { rubles } from '@/domain/money/money';
import type { Prices } from '@/domain/pricing/prices';

/** Prices of the specification (§9, D17), which a new database starts with. */
export const samplePrices: Prices = {
  panel: { none: rubles(0), cpanel: rubles(500), plesk: rubles(300) },
  editPanel: { none: rubles(0), cpanel: rubles(500), plesk: rubles(400) },
  ipv4: rubles(200),
  ipv6: rubles(100),
  backup: { none: rubles(0), weekly: rubles(50), daily: rubles(100) },
  tariffs: [
    { name: 'Intercrus', monthly: rubles(16000) },
    { name: 'Electra', monthly: rubles(14500) },
    { name: 'Alphard', monthly: rubles(12000) },
    { name: 'Okul', monthly: rubles(10000) },
    { name: 'Sirius', monthly: rubles(8500) },
    { name: 'Castor', monthly: rubles(7000) },
    { name: 'Arcturus', monthly: rubles(5500) },
  ],
  discounts: { month: 0, '3months': 5, '6months': 10, year: 15, '2years': 15, '3years': 15 },
};
