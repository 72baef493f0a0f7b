import type { PaletteEntry, PaletteGroup, PaletteText, PaletteView } from '@/patterns/commandPalette/types';

/** Marks the first occurrence of a part in a text. */
export function makePaletteText(text: string, part = ''): PaletteText {
  const at = part === '' ? -1 : text.indexOf(part);
  return { text, marks: at < 0 ? [] : [[at, at + part.length]] };
}

const actions: readonly PaletteEntry[] = [
  { id: 'place:vpsCatalog', icon: 'server', label: makePaletteText('Заказать VPS/VDS'), note: null },
  { id: 'place:payments', icon: 'wallet', label: makePaletteText('Пополнить баланс'), note: null },
  {
    id: 'action:renew',
    icon: 'renew',
    label: makePaletteText('Продлить backup.example.ru'),
    note: makePaletteText('ближайший срок: 30.11.2026'),
  },
  { id: 'action:theme.dark', icon: 'moon', label: makePaletteText('Включить тёмное оформление'), note: null },
  { id: 'action:logout', icon: 'logout', label: makePaletteText('Выйти'), note: null },
];

const places: readonly PaletteEntry[] = [
  {
    id: 'place:vps',
    icon: 'server',
    label: makePaletteText('VPS/VDS'),
    note: makePaletteText('Товары/Услуги'),
  },
  { id: 'place:profile', icon: 'user', label: makePaletteText('Профиль'), note: makePaletteText('Клиент') },
  { id: 'place:cart', icon: 'cart', label: makePaletteText('Корзина'), note: makePaletteText('Клиент') },
  {
    id: 'place:paymentsHistory',
    icon: 'history',
    label: makePaletteText('История платежей'),
    note: makePaletteText('Финансы'),
  },
  {
    id: 'place:dns',
    icon: 'globe',
    label: makePaletteText('DNS-хостинг'),
    note: makePaletteText('Товары/Услуги'),
  },
];

const recent: readonly PaletteEntry[] = [
  {
    id: 'server:1024',
    icon: 'server',
    label: makePaletteText('shop.example.ru'),
    note: makePaletteText('#1024 · 185.104.113.20'),
  },
  {
    id: 'place:support',
    icon: 'message',
    label: makePaletteText('Обращения'),
    note: makePaletteText('Поддержка'),
  },
];

/** Suggestions for empty input. */
export const samplePaletteSuggestions: readonly PaletteGroup[] = [
  { id: 'recent', entries: recent },
  { id: 'actions', entries: actions },
  { id: 'places', entries: places },
];

/** Results for «серв». */
export const samplePaletteFinds: readonly PaletteGroup[] = [
  {
    id: 'places',
    entries: [
      {
        id: 'place:serverEdit',
        icon: 'edit',
        label: makePaletteText('Настройки сервера', 'серв'),
        note: makePaletteText('Товары/Услуги'),
      },
      {
        id: 'place:dedicated',
        icon: 'rack',
        label: makePaletteText('Выделенные серверы', 'серв'),
        note: makePaletteText('Товары/Услуги'),
      },
    ],
  },
  {
    id: 'servers',
    entries: [
      {
        id: 'server:1088',
        icon: 'server',
        label: makePaletteText('сервис.пример.рф', 'серв'),
        note: makePaletteText('#1088 · 45.89.228.9'),
      },
    ],
  },
];

/** Makes the initial view of the palette, with changes. */
export function makePaletteView(changes: Partial<PaletteView> = {}): PaletteView {
  return {
    query: '',
    servers: 'ready',
    result: { status: 'suggestions', groups: samplePaletteSuggestions },
    ...changes,
  };
}
