/*
 * The register of requirements: every clause of the specification and every decision, in our own short words and small
 * enough to be checked one by one. In English only: engineers and designers read it, customers never do. It is no part
 * of the portal, and src may not import it.
 *
 * A story or a test names its requirements in a comment above it: see README.md beside the register.
 */

/** The parts of the specification. A contract test fails on a part that no requirement comes from. */
export const sections = [
  '§1',
  '§2 Routes',
  '§2 Login',
  '§2 Registration',
  '§2 Verify',
  '§2 Forgot password',
  '§2 Dashboard layout',
  '§2 Dashboard routes',
  '§2 Server management',
  '§2 VPS catalogue',
  '§2 Hi-CPU and Storage',
  '§2 Empty lists',
  '§2 OS selection',
  '§2 Cart',
  '§2 Payment method',
  '§2 Payment history',
  '§2 Server edit',
  '§2 Server renewal',
  '§2 Tariff change',
  '§2 Client profile',
  '§2 Notifications',
  '§2 Support tickets',
  '§2 Ticket form',
  '§2 Admin',
  '§3',
  '§4',
  '§5',
  '§6',
  '§7',
  '§8',
  '§9 General',
  '§9 Payment methods',
  '§9 Catalogue',
  '§9 Options on order',
  '§9 Server edit',
  '§9 Renewal',
  '§9 Tariff change',
  '§9 Support',
  '§9 Legal',
  '§9 Admin',
] as const;

/** Decisions made where the specification is silent or disagrees with itself. */
export const decisions = [
  'D1',
  'D2',
  'D3',
  'D4',
  'D5',
  'D6',
  'D7',
  'D8',
  'D9',
  'D10',
  'D11',
  'D12',
  'D13',
  'D14',
  'D15',
  'D16',
  'D17',
  'D18',
  'D19',
  'D20',
  'D21',
  'D22',
  'D23',
  'D24',
  'D25',
  'D26',
  'D27',
  'D28',
  'D29',
  'D30',
  'D31',
  'D32',
  'D33',
  'D34',
  'D35',
  'D36',
  'D37',
  'D38',
  'D39',
  'D40',
  'D41',
  'D42',
  'D43',
  'D44',
  'D45',
  'D46',
  'D47',
  'D48',
  'D49',
  'D50',
  'D51',
] as const;

type Source = (typeof sections)[number] | (typeof decisions)[number];

export interface Requirement {
  /** The area's prefix and two digits: `CART-07`. It is never given to another requirement. */
  id: string;
  text: string;
  /** Sources of the requirement. */
  from: readonly Source[];
  /** Screen, if it differs from the area's. */
  screen?: string;
}

export interface Area {
  prefix: string;
  title: string;
  /** Screen of most of its requirements, or the name of a part without one. */
  screen: string;
  requirements: readonly Requirement[];
}
