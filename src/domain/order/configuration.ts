import * as v from 'valibot';
import type { Plan } from '@/domain/catalog/plan';
import { backupIds, ipv4Range, panelIds, serviceCountRange } from '../pricing/options';
import { orderPeriodIds } from '../pricing/period';
import {
  osProblem,
  panelProblem,
  rulesOf,
  softwareIds,
  softwareProblem,
  type Incompatibility,
  type SystemVersion,
} from './compatibility';
import { orderedBackupSchema } from './orderedBackup';
import { toOsChoice, type OsChoice } from './os';

const wholeBetween = ({ min, max }: { min: number; max: number }) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

const osSchema = v.pipe(
  v.object({ family: v.string(), version: v.string() }),
  v.rawTransform(({ dataset, addIssue, NEVER }): OsChoice => {
    const choice = toOsChoice(dataset.value.family, dataset.value.version);
    if (choice) return choice;
    addIssue({ message: 'No such operating system' });
    return NEVER;
  }),
);

/** Configuration chosen on the order screen (§2); the cart and payment use the same form. */
export const configurationSchema = v.object({
  /** Initially empty; an order requires it (§5). */
  os: v.nullable(osSchema),
  software: v.picklist(softwareIds),
  panel: v.picklist(panelIds),
  /** Number of public addresses, including the plan's own. */
  ipv4: wholeBetween(ipv4Range),
  ipv6: v.boolean(),
  backup: v.picklist(backupIds),
  /** Number of equal servers. */
  count: wholeBetween(serviceCountRange),
  period: v.picklist(orderPeriodIds),
  autoRenewal: v.boolean(),
  /** Host name as typed; delivery replaces an empty or invalid one. Absent from older stored orders. */
  hostName: v.optional(v.pipe(v.string(), v.maxLength(253)), ''),
  /** Saved keys to install, by fingerprint. */
  sshKeys: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(50))), v.maxLength(20)), []),
  /** Its system replaces `os` once the servers are set up; absent for none. */
  fromBackup: v.optional(orderedBackupSchema),
});

export type OrderConfiguration = v.InferOutput<typeof configurationSchema>;

/** A configuration that can be ordered. */
export type ReadyConfiguration = OrderConfiguration & { os: OsChoice };

/** Auto-renewal is on by default (§2); every other option has its minimum. */
export const defaultConfiguration: OrderConfiguration = {
  os: null,
  software: 'none',
  panel: 'none',
  ipv4: ipv4Range.min,
  ipv6: false,
  backup: 'none',
  count: serviceCountRange.min,
  period: 'month',
  autoRenewal: true,
  hostName: '',
  sshKeys: [],
};

/** Whether the configuration has an operating system, which an order requires (§5). */
export function isReady(configuration: OrderConfiguration): configuration is ReadyConfiguration {
  return configuration.os !== null;
}

/** A choice that was removed because it is incompatible with another, and the reason. */
export interface DroppedChoice {
  choice: 'os' | 'panel' | 'software';
  /** `notOffered`: the provider does not offer the system. */
  reason: Incompatibility | 'notOffered';
}

/**
 * Removes choices that are incompatible or not offered, checking the system first, then the panel, then the software.
 * Returns the removed choices so that a screen can explain them.
 *
 * @param systems systems on offer
 */
export function reconciled(
  configuration: OrderConfiguration,
  plan: Plan,
  systems: readonly SystemVersion[],
): { configuration: OrderConfiguration; dropped: readonly DroppedChoice[] } {
  const dropped: DroppedChoice[] = [];
  const drop = (choice: DroppedChoice['choice'], reason: DroppedChoice['reason'] | null) => {
    if (reason) dropped.push({ choice, reason });
    return reason !== null;
  };
  let { os, panel, software } = configuration;
  const rules = os && rulesOf(os, systems);
  if (os && drop('os', rules ? osProblem(rules, plan.specs.ram) : 'notOffered')) os = null;
  if (drop('panel', panelProblem(panel, os, systems))) panel = 'none';
  if (drop('software', softwareProblem(software, { os, panel }, systems))) software = 'none';
  return { configuration: { ...configuration, os, panel, software }, dropped };
}
