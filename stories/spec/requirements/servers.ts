import type { Area } from './types';

export const servers = {
  prefix: 'SERVERS',
  title: 'Server management',
  screen: 'ServerListScreen',
  requirements: [
    { id: 'SERVERS-01', text: "The title is 'Управление серверами'.", from: ['§2 Server management'] },
    {
      id: 'SERVERS-02',
      text: "A search box with the placeholder 'Поиск CTRL+SHIFT+F'.",
      from: ['§2 Server management'],
    },
    { id: 'SERVERS-03', text: 'The search filters by domain, IP or OS.', from: ['§2 Server management'] },
    { id: 'SERVERS-04', text: 'Ctrl+Shift+F focuses the search.', from: ['D9'] },
    {
      id: 'SERVERS-05',
      text: 'Buttons Order, Обновить, Reboot, Edit and Фильтр.',
      from: ['§2 Server management'],
    },
    {
      id: 'SERVERS-06',
      text: 'Columns: checkbox, ID#, domain, IP, OS, tariff, data centre, end date, status, price.',
      from: ['§2 Server management', '§3'],
    },
    {
      id: 'SERVERS-07',
      text: 'Rows are selected one by one or all at once.',
      from: ['§2 Server management'],
    },
    { id: 'SERVERS-08', text: 'The row menu has nine entries.', from: ['§2 Server management'] },
    {
      id: 'SERVERS-09',
      text: 'Menu Edit leads to /dashboard/server-edit?id=.',
      from: ['§2 Server management'],
    },
    {
      id: 'SERVERS-10',
      text: 'Menu Renew leads to /dashboard/server-renew?id=.',
      from: ['§2 Server management'],
    },
    {
      id: 'SERVERS-11',
      text: 'Menu Change tariff leads to /dashboard/server-change-tariff?id=.',
      from: ['§2 Server management'],
    },
    { id: 'SERVERS-12', text: 'IP addresses opens a dialog with copy buttons.', from: ['D7'] },
    { id: 'SERVERS-13', text: "History opens the server's events, newest first.", from: ['D7'] },
    { id: 'SERVERS-14', text: 'Instructions opens notes on access and installation.', from: ['D7'] },
    { id: 'SERVERS-15', text: 'Question opens a ticket with service and server filled in.', from: ['D7'] },
    { id: 'SERVERS-16', text: 'To panel opens the control panel in a new tab, noopener.', from: ['D7'] },
    {
      id: 'SERVERS-17',
      text: 'To panel is disabled, with its reason, without a panel or when not Active.',
      from: ['D7'],
    },
    { id: 'SERVERS-18', text: "The footer counts: 'Всего: {count}'.", from: ['§2 Server management'] },
    {
      id: 'SERVERS-19',
      text: "The footer's total is the sum of what is listed; the sample's is 6308.00 a month.",
      from: ['§2 Server management', 'D9'],
    },
    { id: 'SERVERS-20', text: 'With a selection the footer sums the selection.', from: ['D9'] },
    {
      id: 'SERVERS-21',
      text: 'Reboot asks with the specified sentence, domain and id in it.',
      from: ['§2 Server management', 'D8', 'D1'],
    },
    { id: 'SERVERS-22', text: 'The question is an accessible alert dialog.', from: ['D8'] },
    { id: 'SERVERS-23', text: 'The action shows that it is in progress.', from: ['D8'] },
    {
      id: 'SERVERS-24',
      text: "Success notice: 'Сервер перезагружен' / 'Сервер #{id} успешно перезагружен'.",
      from: ['§2 Server management', '§8'],
    },
    { id: 'SERVERS-25', text: 'Only Active servers can be rebooted.', from: ['D8'] },
    {
      id: 'SERVERS-26',
      text: 'From the toolbar: one question and one notice, with the count, for the selection.',
      from: ['D8'],
    },
    { id: 'SERVERS-27', text: 'Filter offers status, data centre, tariff, end date before.', from: ['D9'] },
    { id: 'SERVERS-28', text: 'Active filters show as removable chips, with a reset.', from: ['D9'] },
    { id: 'SERVERS-29', text: 'Search, filter, sort and page live in the address.', from: ['D9'] },
    { id: 'SERVERS-30', text: 'Columns sort.', from: ['D9'] },
    {
      id: 'SERVERS-31',
      text: 'Active is green, Ordered yellow, Activation blue, Suspended red, any other neutral.',
      from: ['§4'],
    },
    { id: 'SERVERS-32', text: 'Order leads to the catalogue.', from: ['§2 Server management'] },
    {
      id: 'SERVERS-33',
      text: 'Where there is room for cards only, on a phone always, each row is a card with the same facts.',
      from: ['§9 General'],
    },
    { id: 'SERVERS-34', text: 'Refresh requests the list again.', from: ['§2 Server management'] },
    {
      id: 'SERVERS-35',
      text: 'Above cards are the search and one button for filter and order; actions appear with a selection.',
      from: ['§9 General', 'D9'],
    },
    {
      id: 'SERVERS-36',
      text: 'Names, addresses, prices with their unit, dates and statuses stay on one line at 1280 px; a longer name takes a second line at its dots, and what is cut is whole in a tooltip.',
      from: ['§2 Server management'],
    },
    {
      id: 'SERVERS-37',
      text: 'A server has up to 10 tags of its owner, shown with its name, searched and filtered by.',
      from: ['D9'],
    },
    {
      id: 'SERVERS-38',
      text: 'A search, filter and order are saved under a name, up to 20; each is a link.',
      from: ['D9'],
    },
    {
      id: 'SERVERS-39',
      text: 'Every column but the domain can be hidden; the device keeps the choice, the order stays.',
      from: ['§2 Server management'],
    },
    {
      id: 'SERVERS-40',
      text: 'Above the list is what needs attention, a line each with its link: awaited changes, suspended, expiring, cancelled and stopped servers, open bills.',
      from: ['D28', 'D29', 'D33'],
    },
    {
      id: 'SERVERS-41',
      text: 'A selection, or all of a long list, is started or stopped after a question, with progress and the names of those that failed.',
      from: ['D8', 'D33'],
    },
  ],
} as const satisfies Area;
