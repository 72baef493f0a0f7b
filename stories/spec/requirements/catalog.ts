import type { Area } from './types';

export const catalog = {
  prefix: 'CATALOG',
  title: 'Catalogues',
  screen: 'CatalogScreen',
  requirements: [
    { id: 'CATALOG-01', text: "The VPS catalogue shows 'На странице: {n}'.", from: ['§2 VPS catalogue'] },
    {
      id: 'CATALOG-02',
      text: 'A data-centre selector; Great Britain at first.',
      from: ['§2 VPS catalogue', '§9 Catalogue'],
    },
    {
      id: 'CATALOG-03',
      text: "The data-centre selector lists 46 countries: those with plans first, the others with 'скоро'.",
      from: ['§9 Catalogue', '§3', 'D48'],
    },
    {
      id: 'CATALOG-04',
      text: "A period selector with the specified periods; 'Any' and 'Monthly' mean a month.",
      from: ['§2 VPS catalogue', '§9 Catalogue', 'D15'],
    },
    {
      id: 'CATALOG-05',
      text: 'A card: name, data-centre badge, CPU, RAM, storage, panel licence, IPv4 count, IPv6, backup, price, Order.',
      from: ['§2 VPS catalogue', '§3'],
    },
    {
      id: 'CATALOG-06',
      text: 'Order leads to /dashboard/os-selection?server= with name, price and data centre as JSON.',
      from: ['§2 VPS catalogue'],
    },
    { id: 'CATALOG-07', text: 'As delivered: the twelve UK plans by name, in price order.', from: ['§3'] },
    { id: 'CATALOG-08', text: 'As delivered: the twelve UK prices, 577 to 16000.', from: ['§9 Catalogue'] },
    {
      id: 'CATALOG-09',
      text: 'As delivered: UK specs run from 1 vCore, 1 GB, 25 GB NVME to 32 vCore, 64 GB, 510 GB SSD NVME.',
      from: ['§9 Catalogue'],
    },
    {
      id: 'CATALOG-10',
      text: 'As delivered: each UK plan has one public IPv4, no IPv6, no backup.',
      from: ['§9 Catalogue'],
    },
    {
      id: 'CATALOG-11',
      text: "/dashboard/vps-cpu-catalog is 'VPS/VDS Hi-CPU', by data centre, in the same layout.",
      from: ['§2 Hi-CPU and Storage', 'D34'],
    },
    {
      id: 'CATALOG-12',
      text: 'As delivered: Hi-CPU prices, nine in Russia, two each in the US, the Netherlands and Germany.',
      from: ['§9 Catalogue'],
    },
    {
      id: 'CATALOG-13',
      text: "/dashboard/vps-storage-catalog is 'VPS/VDS Storage', the Netherlands only.",
      from: ['§2 Hi-CPU and Storage', 'D34'],
    },
    { id: 'CATALOG-14', text: 'As delivered: Storage prices, twelve, 577 to 16000.', from: ['§9 Catalogue'] },
    {
      id: 'CATALOG-15',
      text: "A card's price follows the chosen period, with the saving in words.",
      from: ['D15'],
    },
    { id: 'CATALOG-16', text: "A plan's name ends with a country code in brackets.", from: ['§3'] },
    {
      id: 'CATALOG-17',
      text: 'A country where nothing is sold leads to where something is.',
      from: ['§9 Catalogue'],
    },
    {
      id: 'CATALOG-18',
      text: 'What all plans have alike recedes on the cards and is shown once under the table, which compares them all.',
      from: ['§2 VPS catalogue'],
    },
    {
      id: 'CATALOG-19',
      text: "In English the country is 'Great Britain' everywhere.",
      from: ['D34', '§9 Catalogue'],
    },
    {
      id: 'CATALOG-20',
      text: "'Сообщить, когда появятся' opens a ticket to sales, once for a country; the demonstration leads to the login.",
      from: ['D48', 'D51'],
    },
  ],
} as const satisfies Area;
