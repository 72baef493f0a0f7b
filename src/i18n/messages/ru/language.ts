import type { Language } from '../../language';

export const language: Language = {
  tag: 'ru-RU',
  name: 'Русский',
  scripts: ['cyrillic', 'latin'],
  day: { day: '2-digit', month: '2-digit', year: 'numeric' },
  brand: {
    name: 'Меридиан',
    legalEntity: 'ООО «Меридиан»',
    address: '101000, Москва, Меридианный проезд, д. 4, офис 7',
    bank: 'АО «Банк Параллель»',
  },
};
