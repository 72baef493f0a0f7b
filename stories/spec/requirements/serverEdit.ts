import type { Area } from './types';

export const serverEdit = {
  prefix: 'EDIT',
  title: 'Server edit',
  screen: 'ServerEditScreen',
  requirements: [
    { id: 'EDIT-01', text: 'Without an id, the sample server.', from: ['§2 Server edit'] },
    {
      id: 'EDIT-02',
      text: 'Read-only: data centre, auto-renewal price, creation date, expiration date.',
      from: ['§2 Server edit'],
    },
    { id: 'EDIT-03', text: 'Payment method: personal account or bank card.', from: ['§2 Server edit'] },
    {
      id: 'EDIT-04',
      text: 'Domain name and IP address can be changed, whether the server runs or not; the address to another of the server’s own.',
      from: ['§2 Server edit', 'D48'],
    },
    {
      id: 'EDIT-05',
      text: 'Password, username and user password of a server that runs can be changed; of another they are locked.',
      from: ['§2 Server edit', '§3', 'D48'],
    },
    { id: 'EDIT-06', text: 'The name can be changed.', from: ['§2 Server edit', '§3'] },
    {
      id: 'EDIT-07',
      text: 'Operating system: Ubuntu 22.04, Ubuntu 20.04, CentOS 8, Windows Server 2019, then the others that the provider offers. One that does not fit the memory or the panel is disabled with its reason. The server refuses a withheld system; the installed one is always listed. Locked with its reason while the server does not run.',
      from: ['§2 Server edit', '§3', 'D48'],
    },
    {
      id: 'EDIT-08',
      text: 'Software: none, Apache+MySQL+PHP, Nginx+MySQL+PHP, Docker; an incompatible choice is disabled with its reason, and so is each while the server does not run.',
      from: ['§2 Server edit', '§3', 'D48'],
    },
    {
      id: 'EDIT-09',
      text: 'IPv6 subnet can be chosen for a server that runs; for another it is locked.',
      from: ['§2 Server edit', '§3', 'D48'],
    },
    {
      id: 'EDIT-10',
      text: 'Panel licence: none 0.00, cPanel 500.00, Plesk 400.00; an incompatible choice is disabled with its reason, and so is each while the server does not run.',
      from: ['§9 Server edit', 'D17', 'D48'],
    },
    {
      id: 'EDIT-11',
      text: 'Public IPv4 slider 1 to 5 for a server that runs; for another it is locked.',
      from: ['§2 Server edit', '§5', 'D48'],
    },
    { id: 'EDIT-12', text: 'An extra IPv4 is 200.00 a month.', from: ['§9 Server edit'] },
    {
      id: 'EDIT-13',
      text: "OK shows 'Настройки сохранены / Конфигурация сервера успешно обновлена'.",
      from: ['§2 Server edit', '§8'],
    },
    { id: 'EDIT-14', text: 'OK returns to the server list.', from: ['§2 Server edit'] },
    { id: 'EDIT-15', text: 'Cancel returns without saving.', from: ['§2 Server edit'] },
  ],
} as const satisfies Area;
