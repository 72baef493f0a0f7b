import { oneOf, type ListRules } from '@/domain/list/listRules';
import {
  installedSoftware,
  soldPanels,
  type SystemRules,
  type SystemVersion,
} from '@/domain/order/compatibility';
import {
  findFamily,
  isSameFamily,
  osFamilies,
  osNameForm,
  osText,
  systemKey,
  type OsChoice,
} from '@/domain/order/os';

/** Whether new orders can choose a system. */
export const systemSales = ['offered', 'withheld'] as const;
export type SystemSale = (typeof systemSales)[number];

/** Sale and rules of a system. Servers keep it, whatever its sale is. */
export interface SystemChange extends SystemRules {
  readonly sale: SystemSale;
}

/** A new version of an operating system. */
export interface NewSystem extends SystemChange {
  readonly system: Readonly<OsChoice>;
}

/** A version of an operating system in the admin area. */
export interface AdminSystem extends SystemChange {
  /** `systemKey` of the version. */
  readonly id: string;
  readonly family: string;
  readonly name: string;
  /** Number of servers with it; they keep it. */
  readonly servers: number;
  /** Number of carts with it. */
  readonly carts: number;
  /** Changes with every update; used to detect concurrent edits. */
  readonly version: string;
}

/** Whether the provider manages a system. NoOS is always offered, so that an order has a choice. */
export const isManaged = (system: OsChoice): boolean => systemKey(system) !== 'other NoOS';

/** A system as the provider manages it. */
export const toAdminSystem = (
  { family, version, memory, panels, software }: SystemVersion,
  figures: Pick<AdminSystem, 'sale' | 'servers' | 'carts' | 'version'>,
): AdminSystem => ({
  id: systemKey({ family, version }),
  family,
  name: osText({ family, version }),
  memory,
  panels,
  software,
  ...figures,
});

export const systemKeys = ['name', 'sale', 'memory', 'servers'] as const;
export type SystemKey = (typeof systemKeys)[number];

export interface SystemConditions {
  sale: SystemSale;
}

/** Families that the provider added, in list order. */
const addedFamilies = (systems: readonly Pick<AdminSystem, 'family'>[]): readonly string[] => [
  ...new Set(systems.map(({ family }) => family).filter((family) => !findFamily(family))),
];

/** Rules of the list of systems, in the order of the configuration page. */
export const systemRules: ListRules<
  AdminSystem,
  string,
  SystemKey,
  SystemConditions,
  never,
  { families: readonly string[] }
> = {
  id: ({ id }) => id,
  searchable: ({ id, name }) => [id, name],
  sorts: {
    name: { by: 'text', of: ({ name }) => name },
    sale: { by: 'number', of: ({ sale }) => systemSales.indexOf(sale) },
    memory: { by: 'number', of: ({ memory }) => memory },
    servers: { by: 'number', of: ({ servers }) => servers },
  },
  conditions: { sale: oneOf('sale', systemSales, ({ sale }) => sale) },
  about: (systems) => ({ families: addedFamilies(systems) }),
};

/** Choice of a family that is not in the list yet. No family has this name. */
export const anotherFamily = '+';

/** Form of a system, as it is typed. */
export interface SystemDraft extends Omit<SystemChange, 'memory'> {
  /** Of a new system; `anotherFamily` for the one in `familyName`. */
  family: string;
  familyName: string;
  release: string;
  /** Minimum gigabytes; null for none. */
  memory: number | null;
}

export type SystemProblem = 'required' | 'release' | 'listed';
export type SystemProblems = { readonly [Field in 'familyName' | 'release']?: SystemProblem };

/** Initial form of a new system. */
export const emptySystemDraft: SystemDraft = {
  family: 'ubuntu',
  familyName: '',
  release: '',
  memory: null,
  panels: [],
  software: installedSoftware,
  sale: 'offered',
};

/** The form of a system. */
export const systemDraftOf = ({ id, family, memory, panels, software, sale }: AdminSystem): SystemDraft => ({
  family,
  familyName: '',
  release: id.slice(family.length + 1),
  memory: memory === 0 ? null : memory,
  panels,
  software,
  sale,
});

function nameProblem(name: string): SystemProblem | null {
  if (name.trim() === '') return 'required';
  return osNameForm.test(name.trim()) ? null : 'release';
}

/** Whether a name is that of a family in §3 or of an added one, whatever its capitals. */
const isListed = (name: string, added: readonly string[]): boolean =>
  [...osFamilies.map(({ id }) => id), ...added].some((id) => isSameFamily(id, name.trim()));

/**
 * Finds the problems that keep a system from being saved.
 *
 * @param added families that the provider added
 */
export function systemProblems(
  { family, familyName, release }: SystemDraft,
  added: readonly string[] = [],
): SystemProblems {
  const named =
    family === anotherFamily
      ? (nameProblem(familyName) ?? (isListed(familyName, added) ? 'listed' : null))
      : null;
  const version = nameProblem(release);
  return { ...(named && { familyName: named }), ...(version && { release: version }) };
}

/** Converts a valid draft to the payload; null while it has problems. */
export function usableSystem(draft: SystemDraft, added: readonly string[] = []): NewSystem | null {
  if (Object.keys(systemProblems(draft, added)).length > 0) return null;
  const { family, familyName, release, memory, panels, software, sale } = draft;
  return {
    system: { family: family === anotherFamily ? familyName.trim() : family, version: release.trim() },
    memory: memory ?? 0,
    // The order in which they were chosen does not matter.
    panels: soldPanels.filter((each) => panels.includes(each)),
    software: installedSoftware.filter((each) => software.includes(each)),
    sale,
  };
}

/** Names of the provisioner's templates for a system: without a panel, and with each that it takes. */
export function templateNames({ system, panels }: Pick<NewSystem, 'system' | 'panels'>): readonly string[] {
  const name = osText(system);
  return [name, ...panels.map((panel) => `${name} + ${panel}`)];
}

/**
 * Effects of a change that customers notice, shown before it is saved. `withheld`, `offered`: whether new orders can
 * choose it. `narrowed`: fewer choices or plans go with it. `widened`: more do.
 */
export type SystemEffect = 'withheld' | 'offered' | 'narrowed' | 'widened';

const lacksSome = (before: readonly string[], after: readonly string[]) =>
  before.some((each) => !after.includes(each));

/** Returns the effects of a change, in the order in which they are shown. */
export function systemEffects(before: SystemChange, after: SystemChange): readonly SystemEffect[] {
  const isNarrowed = (one: SystemRules, other: SystemRules) =>
    other.memory > one.memory ||
    lacksSome(one.panels, other.panels) ||
    lacksSome(one.software, other.software);
  return [
    ...(before.sale === after.sale ? [] : [after.sale]),
    ...(isNarrowed(before, after) ? (['narrowed'] as const) : []),
    ...(isNarrowed(after, before) ? (['widened'] as const) : []),
  ];
}
