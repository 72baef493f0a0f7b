import type { Area } from './types';

export const adminCatalog = {
  prefix: 'PRICES',
  title: 'Prices of the provider',
  screen: 'AdminRatesScreen',
  requirements: [
    {
      id: 'PRICES-01',
      text: '/admin/catalog/rates: the exchange rate of each currency with source and day, entered by hand. Every rate that was entered stays in the history with its time and administrator.',
      from: ['D19', 'D33', 'D35'],
    },
    {
      id: 'PRICES-02',
      text: 'A rate is fresh for one day; then the page warns and the dashboard lists it as work. After seven days nobody pays in that currency: customers read why, and the other currencies stay.',
      from: ['D19', 'D41'],
    },
    {
      id: 'PRICES-03',
      text: 'Payments under way keep the sums of their rate. A payment at another rate than the person saw is refused with both sums.',
      from: ['D39'],
    },
    {
      id: 'PRICES-04',
      text: '/admin/catalog/prices: the monthly prices of panels on order and on server edit, IPv4, IPv6 and backups, the seven tariffs, and the discounts of the five longer periods, in the database; a new one starts with those of the specification.',
      from: ['D15', 'D16', 'D17', 'D33', 'D35'],
      screen: 'AdminPricesScreen',
    },
    {
      id: 'PRICES-05',
      text: 'A price applies to new orders, changes of options and tariffs at once, or from the start of a later day of the provider. Servers keep the prices they were sold for, payments under way keep their sums, and an open checkout with the old sum is refused with both. Before saving, the form counts the servers, carts and payments that it concerns.',
      from: ['D37', 'D38', 'D39', 'D41'],
      screen: 'AdminPricesScreen',
    },
    {
      id: 'PRICES-06',
      text: 'A discount applies to orders and renewals at once, or from the start of a later day: it is shown by catalogue, configuration, cart, renewal, server and forecast of the balance, and charged by automatic renewals. Bills that are open keep their sums.',
      from: ['D15', 'D36', 'D39', 'D40'],
      screen: 'AdminPricesScreen',
    },
    {
      id: 'PRICES-07',
      text: '/admin/catalog/datacenters: the plans of a data centre are on sale, sold out with a reason that customers read beside them, or hidden. Before saving, the form counts its servers, which stay, and the carts with its plans. Orders that are being paid are delivered.',
      from: ['D33', 'D35', 'D39'],
      screen: 'AdminDatacentersScreen',
    },
    {
      id: 'PRICES-08',
      text: '/admin/catalog/systems: each version of an operating system is offered to new orders or withheld. The configuration page shows only what is offered, a withheld one leaves a link or a cart with its reason, servers keep it, and orders that are being paid are delivered. NoOS is always offered.',
      from: ['§3', 'D33', 'D35', 'D48'],
      screen: 'AdminSystemsScreen',
    },
    {
      id: 'PRICES-09',
      text: 'A plan’s current price is applied to its servers from their first renewal after 14 days: each owner gets a mail once, the server’s page and its renewal name price and day, automatic renewals, bills and the forecast of the balance follow. It can be withdrawn until it applies, which is mailed too; another plan of the server forgets it.',
      from: ['D37', 'D38', 'D39', 'D40'],
      screen: 'AdminPlansScreen',
    },
    {
      id: 'PRICES-10',
      text: 'The current price of a panel, of IPv4, IPv6 or backups, or of a tariff is applied in the same way to the servers that were sold at another price of its list. Panels on order and on server edit, plans and tariffs keep to their own lists, and a price that was never in a list stays. An option that its owner gives up or replaces loses its announcement.',
      from: ['D17', 'D37', 'D38', 'D39'],
      screen: 'AdminPricesScreen',
    },
    {
      id: 'PRICES-11',
      text: 'The forms of payment methods and promo codes name what saving changes, and count the pending payments that keep their terms.',
      from: ['D19', 'D39', 'D46'],
      screen: 'AdminMethodsScreen',
    },
    {
      id: 'PRICES-12',
      text: 'A plan for which the machines of its data centre have no room left is sold out in the catalogue, an order of it is refused, and the list of plans says why. A provisioner that does not know its room limits nothing.',
      from: ['D33', 'D39'],
      screen: 'AdminPlansScreen',
    },
    {
      id: 'PRICES-13',
      text: '/admin/catalog/datacenters: city in both languages and place in the catalogue of each data centre; customers read the name at servers, in the cart and on the status page. A data centre is added in a country that has none: its code ends the names of its plans. Until it has plans, and its provisioner room, the list says what it lacks and nothing is sold there.',
      from: ['§3', 'D33', 'D35', 'D48'],
      screen: 'AdminDatacentersScreen',
    },
    {
      id: 'PRICES-14',
      text: 'A new database without demo data starts with an empty catalogue. Staff add plans, or fill an empty one with the sample’s plans and promo codes after a question, which is audited. Databases of earlier releases keep their plans.',
      from: ['D25', 'D33'],
      screen: 'AdminPlansScreen',
    },
    {
      id: 'PRICES-15',
      text: '/admin/catalog/systems: a version is added with its minimum memory, panels and software, which can be changed. New orders follow at once, an open checkout of what no longer goes together is refused, and what is being paid is delivered. The form names the templates that the provisioner needs, and counts servers and carts before saving.',
      from: ['§3', 'D33', 'D35', 'D39', 'D48'],
      screen: 'AdminSystemsScreen',
    },
    {
      id: 'PRICES-16',
      text: '/admin/catalog/systems: a version can be of a family that §3 does not have, named as its vendor names it. Orders, carts and documents use that name, the configuration page shows it with a general icon before Other, and its versions are in the order of their numbers. Customers log in over SSH as root, or over remote desktop if its name begins with Windows. A name that could be mistaken for another system’s is refused.',
      from: ['§3', 'D33', 'D35'],
      screen: 'AdminSystemsScreen',
    },
  ],
} as const satisfies Area;
