import type { Area } from './types';

export const notFound = {
  prefix: 'NOTFOUND',
  title: 'Page not found',
  screen: 'NotFoundScreen',
  requirements: [
    {
      id: 'NOTFOUND-01',
      text: "Any unknown address shows the 404 page; in English it says 'Oops! Page not found'.",
      from: ['§2 Routes', '§8', 'D1'],
    },
    { id: 'NOTFOUND-02', text: 'It links home.', from: ['§2 Routes', 'D6'] },
    { id: 'NOTFOUND-03', text: 'The path is logged.', from: ['§2 Routes', 'D6'] },
    { id: 'NOTFOUND-04', text: 'The nearest known address is suggested.', from: ['D6'] },
    { id: 'NOTFOUND-05', text: 'The path is shown as text, however long or hostile.', from: ['D21'] },
  ],
} as const satisfies Area;
