import type { Area } from './types';

export const toasts = {
  prefix: 'TOAST',
  title: 'Notices',
  screen: 'Toasts',
  requirements: [
    { id: 'TOAST-01', text: 'Types success, error, info; a title and a message.', from: ['§3'] },
    { id: 'TOAST-02', text: 'Appears after 100 ms.', from: ['§4'] },
    { id: 'TOAST-03', text: 'Stays 5000 ms by default.', from: ['§3', '§9 General'] },
    { id: 'TOAST-04', text: 'Leaves over 300 ms, then is removed.', from: ['§4', '§9 General'] },
    { id: 'TOAST-05', text: 'Can be closed.', from: ['§4'] },
    {
      id: 'TOAST-06',
      text: 'One at a time: a newer one replaces the one that shows; of those that wait none is lost.',
      from: ['§4'],
    },
    { id: 'TOAST-07', text: 'Stays behind with the page it showed on.', from: ['§4'] },
    {
      id: 'TOAST-08',
      text: 'Always at the bottom left, on a phone across the bottom, above bars, main actions and the control in use.',
      from: ['§4'],
    },
  ],
} as const satisfies Area;
