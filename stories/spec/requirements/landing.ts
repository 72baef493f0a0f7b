import type { Area } from './types';

export const landing = {
  prefix: 'LANDING',
  title: 'Landing page',
  screen: 'LandingScreen',
  requirements: [
    {
      id: 'LANDING-01',
      text: "The headline promises powerful VPS hosting for one's projects.",
      from: ['§1'],
    },
    {
      id: 'LANDING-02',
      text: 'The subtext names fast servers, the best data centres, affordable plans and starting today.',
      from: ['§1'],
    },
    {
      id: 'LANDING-03',
      text: 'A feature card on performance: modern processors, fast SSD, guaranteed resources.',
      from: ['§1'],
    },
    {
      id: 'LANDING-04',
      text: 'A feature card on the network: data centres in Europe, the US and Asia, low latency.',
      from: ['§1'],
    },
    {
      id: 'LANDING-05',
      text: 'A feature card on protection: DDoS protection, regular backups, 99.9 % uptime.',
      from: ['§1'],
    },
    {
      id: 'LANDING-06',
      text: 'Four statistics: 10,000+ active servers, 99.9 % uptime, 24/7 support, 15+ data centres.',
      from: ['§1', '§9 General'],
    },
    { id: 'LANDING-07', text: 'The footer links user agreement, privacy policy and support.', from: ['§1'] },
    { id: 'LANDING-08', text: 'The footer has a copyright line for 2025.', from: ['§1'] },
    {
      id: 'LANDING-09',
      text: "The top bar has the logo, 'Войти' to /login and 'Регистрация' to /register.",
      from: ['§2 Routes', '§6'],
    },
    { id: 'LANDING-10', text: "'Начать бесплатно' leads to /register.", from: ['§2 Routes'] },
    { id: 'LANDING-11', text: "'Просмотреть тарифы' leads to the VPS catalogue.", from: ['§2 Routes'] },
    {
      id: 'LANDING-12',
      text: 'Public: its address is / and it needs no session.',
      from: ['§2 Routes', '§6'],
    },
    {
      id: 'LANDING-13',
      text: 'Every plan of the first catalogue is shown with processor, memory, disk and price, as one link to its order that is named by the plan; one is recommended. Four are shown first, the others unfold.',
      from: ['§1', '§9 Catalogue'],
    },
    {
      id: 'LANDING-14',
      text: "A picture of the portal itself, in the reader's language and theme, loaded only when it comes near.",
      from: ['§1'],
    },
    {
      id: 'LANDING-15',
      text: 'It names the operating systems, the ways to pay, the refund with its terms, answers to questions, and contacts.',
      from: ['§3', '§9 Payment methods'],
    },
    {
      id: 'LANDING-16',
      text: "Signed in, the top bar leads to the account: 'В кабинет' in the place of login and registration.",
      from: ['§2 Routes', 'D22'],
    },
    {
      id: 'LANDING-17',
      text: 'Where the server sends it, plans and prices are those of its catalogue, within a minute of a change: what can be ordered in the country with which the catalogue opens. Nothing on sale leaves no plans and no price. A static host sends the sample plans of the build.',
      from: ['D33'],
    },
  ],
} as const satisfies Area;
