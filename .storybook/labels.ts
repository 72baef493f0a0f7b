import { docsName } from './addresses.ts';

/**
 * A product owner's names for the portal's areas, in the order customers meet them. They are keyed by the folder
 * in stories/screens. Titles, and so the addresses of stories, keep the folders' names: links to a story and
 * comparisons of its pictures use them.
 */
export const areaNames: Readonly<Record<string, string>> = {
  landing: 'Landing page',
  auth: 'Signing up and in',
  catalog: 'Choosing a server',
  order: 'Ordering a server',
  cart: 'Cart',
  payment: 'Paying',
  orders: 'Orders',
  servers: 'Servers',
  serverEdit: 'Settings of a server',
  serverRenew: 'Renewing a server',
  serverTariff: 'Changing the plan',
  productLists: 'Hi-CPU and storage',
  payments: 'Payment history',
  bills: 'Bills',
  cards: 'Saved cards',
  payers: 'Payers',
  documents: 'Documents for accounting',
  support: 'Support',
  notifications: 'Notifications',
  profile: 'Client profile',
  userSettings: 'User settings',
  legal: 'Legal documents',
  placeholder: 'Sections to come',
  access: 'No access',
  notFound: 'Page not found',
  admin: 'Administration',
};

/** Item of the sidebar as Storybook knows it. */
interface SidebarItem {
  type: string;
  id: string;
  name: string;
  /** Of stories and pages. */
  tags?: readonly string[];
}

/** `ServerListScreen` → `Server list`. */
function inWords(name: string): string {
  const words = name.replace(/Screen$/, '').replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return words.charAt(0) + words.slice(1).toLowerCase();
}

/** Returns the label of a page that is listed beside stories. `States` says nothing about a button's page. */
function pageLabel(id: string): string {
  if (id.startsWith('screens-')) return docsName;
  return id.startsWith('start-journeys-') ? 'With their screens' : 'How to use it';
}

/** Names of component folders that are not components themselves. */
const folderNames: Readonly<Record<string, string>> = {
  listKit: 'Parts of lists',
  serverLeaving: 'Leaving a server',
};

/** Whether a story is played as a test, too; the others are there to be looked at. */
export function hasPlay(tags: readonly string[]): boolean {
  return tags.includes('play-fn');
}

/**
 * An item's name in the sidebar: sections, areas and screens in words, and a ▶ behind a story that can be played.
 * Components keep the name they are imported by.
 */
export function sidebarLabel({ type, id, name, tags = [] }: SidebarItem): string {
  if (type === 'root') return name.charAt(0).toUpperCase() + name.slice(1);
  if (type === 'story') return `${name}${hasPlay(tags) ? ' ▶' : ''}`;
  if (type === 'docs') return name === docsName ? pageLabel(id) : name;
  if (!id.startsWith('screens-')) return folderNames[name] ?? name;
  return areaNames[name] ?? inWords(name);
}

/**
 * A title's path in the sidebar, below its section: `screens/servers/ServerListScreen` → `Servers`, `Server list`.
 * A folder and its component of the same name are named once.
 */
export function placeInWords(title: string): readonly string[] {
  const [section = '', ...names] = title.split('/');
  return [...new Set(names.map((name) => sidebarLabel({ type: 'group', id: `${section}-`, name })))];
}
