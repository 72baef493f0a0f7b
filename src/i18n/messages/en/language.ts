import type { Language } from '../../language';

export const language: Language = {
  tag: 'en-US',
  name: 'English',
  scripts: ['latin'],
  day: { day: 'numeric', month: 'short', year: 'numeric' },
  countries: { GB: 'Great Britain' },
  brand: {
    name: 'Meridian',
    legalEntity: 'Meridian LLC',
    address: '4 Meridianny Proezd, office 7, Moscow 101000',
    bank: 'Parallel Bank JSC',
  },
};
