import type { Area } from './types';

export const language = {
  prefix: 'LANG',
  title: 'Language, money, dates',
  screen: 'every screen',
  requirements: [
    {
      id: 'LANG-01',
      text: 'Two complete languages: Russian, the default, and English.',
      from: ['D1', '§9 General'],
    },
    { id: 'LANG-02', text: 'The language changes at once, without a reload.', from: ['D1'] },
    {
      id: 'LANG-03',
      text: 'It can be chosen on the login screen.',
      from: ['D1', '§2 Login'],
      screen: 'LoginScreen',
    },
    { id: 'LANG-04', text: 'It can be chosen in the public top bar.', from: ['D1'], screen: 'LandingScreen' },
    { id: 'LANG-05', text: 'It can be chosen in the user menu.', from: ['D1'], screen: 'AppShell' },
    { id: 'LANG-06', text: 'The device remembers it.', from: ['D1'] },
    {
      id: 'LANG-07',
      text: 'No screen mixes languages: both catalogues have the same keys, and English has no Cyrillic.',
      from: ['D1'],
    },
    { id: 'LANG-08', text: 'Russian plurals are right for every number.', from: ['D2'] },
    {
      id: 'LANG-09',
      text: 'Money has two decimals in the format of the language, grouped as ru-RU does in Russian.',
      from: ['D2', '§9 General'],
    },
    { id: 'LANG-10', text: 'The currency is written as its code, RUB.', from: ['D2', '§9 General'] },
    { id: 'LANG-11', text: "A monthly price ends with '/ мес.' or '/ Month'.", from: ['D2'] },
    {
      id: 'LANG-12',
      text: 'Dates read DD.MM.YYYY in Russian and are YYYY-MM-DD in data.',
      from: ['D2', '§3'],
    },
    { id: 'LANG-13', text: 'Sums are exact: whole kopecks, no rounding on the way.', from: ['§9 General'] },
  ],
} as const satisfies Area;
