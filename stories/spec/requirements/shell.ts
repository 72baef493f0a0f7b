import type { Area } from './types';

export const shell = {
  prefix: 'SHELL',
  title: 'Dashboard shell',
  screen: 'AppShell',
  requirements: [
    {
      id: 'SHELL-01',
      text: 'A collapsible sidebar, a top bar and a content area.',
      from: ['§2 Dashboard layout'],
    },
    {
      id: 'SHELL-02',
      text: 'The Client group with its nine links, in order.',
      from: ['§2 Dashboard layout'],
    },
    {
      id: 'SHELL-03',
      text: 'The Products/Services group with its twelve links, in order.',
      from: ['§2 Dashboard layout', '§1'],
    },
    { id: 'SHELL-04', text: 'Billing: billing and payment history.', from: ['§2 Dashboard layout'] },
    { id: 'SHELL-05', text: 'Support: tickets and a new ticket.', from: ['§2 Dashboard layout'] },
    {
      id: 'SHELL-06',
      text: 'Tools (tools, notifications), Statistics and Help.',
      from: ['§2 Dashboard layout'],
    },
    {
      id: 'SHELL-07',
      text: 'At first Products/Services is open, and the group of the page in view (SHELL-24); no other.',
      from: ['§2 Dashboard layout', 'D48'],
    },
    { id: 'SHELL-08', text: 'A category opens and closes on click.', from: ['§4'] },
    { id: 'SHELL-09', text: 'The sidebar collapses to icons.', from: ['§2 Dashboard layout', '§4'] },
    { id: 'SHELL-10', text: 'Collapsed, every category is closed.', from: ['§4'] },
    {
      id: 'SHELL-11',
      text: 'The state is stored in the cookie sidebar:state for 7 days.',
      from: ['§4', '§9 General'],
    },
    { id: 'SHELL-12', text: 'Ctrl/Cmd+B toggles it.', from: ['§4', 'D9'] },
    {
      id: 'SHELL-13',
      text: 'Below 768 px it is an off-canvas drawer.',
      from: ['§2 Dashboard layout', '§9 General'],
    },
    { id: 'SHELL-14', text: 'Widths: 16rem, 18rem as a drawer, 3rem as icons.', from: ['§9 General'] },
    { id: 'SHELL-15', text: 'The balance, with a button to add funds.', from: ['§2 Dashboard layout', 'D4'] },
    {
      id: 'SHELL-16',
      text: 'A notification bell with its badge leads to the notifications.',
      from: ['§2 Dashboard layout'],
    },
    { id: 'SHELL-17', text: 'The cart button leads to the cart.', from: ['§2 Dashboard layout'] },
    { id: 'SHELL-18', text: 'Hovering the cart summarizes its total.', from: ['§2 Dashboard layout', 'D11'] },
    {
      id: 'SHELL-19',
      text: 'Two further icon buttons, support messages and unpaid bills, with badges; a badge of zero is not shown.',
      from: ['§2 Dashboard layout', 'D48'],
    },
    {
      id: 'SHELL-20',
      text: 'The user menu: profile, settings, add funds, log out.',
      from: ['§2 Dashboard layout', 'D13'],
    },
    {
      id: 'SHELL-21',
      text: "Balance, badges and e-mail are the account's, in the demonstration sample values; the cart's come from the cart.",
      from: ['§2 Dashboard layout', 'D11', 'D24', 'D31'],
    },
    { id: 'SHELL-22', text: 'The menu is shown to any user, whatever the role.', from: ['§6'] },
    {
      id: 'SHELL-23',
      text: 'The page in view is marked in the sidebar and named in the breadcrumb.',
      from: ['§2 Dashboard layout'],
    },
    {
      id: 'SHELL-24',
      text: 'Opening a page opens its category too; a click can close it again.',
      from: ['§2 Dashboard layout', 'D48'],
    },
    {
      id: 'SHELL-25',
      text: 'A badge leads to exactly what it counts: the bills that wait for money, the tickets that have an answer.',
      from: ['§2 Dashboard layout'],
    },
    {
      id: 'SHELL-26',
      text: 'A link to a placeholder is marked as coming soon.',
      from: ['§2 Dashboard routes', 'D6'],
    },
    {
      id: 'SHELL-27',
      text: 'Without a network one banner of the whole portal says so, actions say so at once, and back online what failed is read again.',
      from: ['§2 Dashboard layout'],
    },
    {
      id: 'SHELL-28',
      text: 'The balance says until when it lasts for what is renewed from it, or that it is short of what is due now.',
      from: ['D29'],
    },
    {
      id: 'SHELL-29',
      text: 'From any page a palette leads by the keyboard to every screen and server, in either language and the wrong layout, and does what needs no form.',
      from: ['D9'],
    },
    {
      id: 'SHELL-30',
      text: "After a release an open tab keeps working: the server serves earlier builds' files for a week, and a file that is gone leads to 'Портал обновился' with the page kept as it is.",
      from: ['D24'],
    },
  ],
} as const satisfies Area;
